import { readFileSync } from 'node:fs'

const text = readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')

/** Common passwords of a permitted length, in lower case. */
export const commonPasswords: ReadonlySet<string> = new Set(text.trim().split(/\s+/))
