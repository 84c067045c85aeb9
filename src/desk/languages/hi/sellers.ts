import type { DeskWords } from '../../language/words.ts'

export const audit: DeskWords['audit'] = {}

export const sellers: DeskWords['sellers'] = {}
