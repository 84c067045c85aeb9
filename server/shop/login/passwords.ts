import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { hash, verify, type Algorithm } from '@node-rs/argon2'
import { messages } from '../../../src/contract/messages.ts'
import { limitConcurrency } from '../core/concurrency-limit.ts'
import { invalid } from '../core/refusal.ts'

/** Argon2id with OWASP's minimum: 19 MiB, two passes. The enum's value, because const enums cannot be imported here. */
const ARGON2ID: Algorithm.Argon2id = 2
const OPTIONS = { algorithm: ARGON2ID, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }
/** A rush of log-ins must leave a processor to other requests. */
const CONCURRENT_MAX = Math.min(4, Math.max(1, availableParallelism() - 1))
/** What a processor hashes in some seconds; whoever comes then is told to come again. */
const WAITING_MAX = 256

const slots = limitConcurrency({ atOnce: CONCURRENT_MAX, waiting: WAITING_MAX })

/** An Argon2id hash with its salt and costs, as a PHC string. */
export const hashPassword = (password: string): Promise<string> => slots.run(() => hash(password, OPTIONS))

let dummyHash: Promise<string> | undefined

/** Checks a password; without a hash it fails after the same time, which must not reveal who has an account. */
export const passwordMatches = async (stored: string | null, password: string): Promise<boolean> => {
  dummyHash ??= hashPassword('nobody has this password')
  const against = stored ?? (await dummyHash)
  const matches = await slots.run(() => verify(against, password))
  return matches && stored !== null
}

/** Common passwords of a permitted length, in lower case. */
const commonPasswords = new Set(
  readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')
    .trim()
    .split(/\s+/),
)

const digits = (text: string): string => text.replaceAll(/\D/g, '')

/** Refuses easily guessed passwords: the owner's phone number, email or name, and common ones. */
export const checkPassword = (
  password: string,
  { name, email, phoneNumber }: { name: string; email: string | null; phoneNumber: string | null },
): void => {
  const typed = password.trim().toLowerCase()
  const own = [name.toLowerCase(), name.toLowerCase().replaceAll(' ', '')]
  if (email !== null) own.push(email, email.replace(/@.*$/, ''))
  const isPhone = phoneNumber !== null && /^[\d\s+().-]+$/.test(typed) && digits(typed).endsWith(phoneNumber)
  if (isPhone || own.includes(typed) || commonPasswords.has(typed) || /^(.)\1+$/.test(typed))
    throw invalid({ password: messages.passwordGuessable })
}
