import { language } from './texts.ts'

const WITH_DANDA: readonly string[] = ['hi', 'pa', 'bn', 'or']

/** Ends a sentence that is put together on the screen, as the page's language writes it. */
export const fullStop = (): string => (WITH_DANDA.includes(language) ? '।' : '.')
