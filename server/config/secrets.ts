/** Production refuses to start with secrets that are missing, short or copied from an example. */

const LENGTH_MIN = 16
/** The database guesses no faster than its network lets it. */
const PASSWORD_LENGTH_MIN = 12
/** A random secret of the minimum length has more, whatever its alphabet. */
const DIFFERENT_MIN = 4
/** Words of examples and manuals. Long enough not to stand in a random secret by chance. */
const PLACEHOLDER =
  /change.?me|replace.?(me|this|with)|placeholder|example|sample|default|dummy|insert|secret|passwor[dt]|passphrase|your[-_. ]|qwerty|letmein|12345678|abcdefgh|[<>{}]|\.\.\.|…|\*{3}/i

const NAMES = [
  'SHOP_ADMIN_TOKEN',
  'DATA_KEY',
  'DATA_KEY_OLD',
  'RAZORPAY_KEY_SECRET',
  'RAZORPAY_WEBHOOK_SECRET',
  'RAZORPAY_WEBHOOK_SECRET_OLD',
  'S3_SECRET_ACCESS_KEY',
] as const

const DATABASES = ['DATABASE_URL', 'DATABASE_MIGRATE_URL', 'DATABASE_READ_URL', 'DATABASE_SEARCH_URL'] as const
type DatabaseName = (typeof DATABASES)[number]

type Given = Readonly<Partial<Record<(typeof NAMES)[number] | DatabaseName, string | undefined>>>

const weaknessOf = (secret: string, lengthMin: number): string | undefined => {
  if (secret.length < lengthMin) return `is too short, it needs at least ${lengthMin} characters`
  if (new Set(secret).size < DIFFERENT_MIN) return 'has too few different characters'
  return PLACEHOLDER.test(secret) ? 'looks like a placeholder' : undefined
}

const THIS_MACHINE = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\]|)$/

/** The password of a database on another machine. On this machine it protects nothing: who is on it has the files anyway. */
const weaknessOfDatabase = (address: string): string | undefined => {
  const { hostname, password, username } = new URL(address)
  if (password === '' || THIS_MACHINE.test(hostname)) return undefined
  if (password === username) return 'has the name of its user for a password'
  const weakness = weaknessOf(decodeURIComponent(password), PASSWORD_LENGTH_MIN)
  return weakness === undefined ? undefined : `has a password that ${weakness}`
}

/** One line that names a secret too weak for production without printing it; nothing when all are good or absent. */
export const weakSecret = (given: Given): string | undefined => {
  const found = [
    ...NAMES.map((name) => ({ name, weakness: given[name] && weaknessOf(given[name], LENGTH_MIN) })),
    ...DATABASES.map((name) => ({ name, weakness: given[name] && weaknessOfDatabase(given[name]) })),
  ].find(({ weakness }) => weakness)
  return found === undefined ? undefined : `${found.name} ${found.weakness}: in production no such secret is taken`
}
