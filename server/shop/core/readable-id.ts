import { randomInt } from 'node:crypto'

/** Letters and digits that are not confused when a number is read over the telephone. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A random number for people, of so many characters. */
export const readableId = (length: number): string =>
  Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
