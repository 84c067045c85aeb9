/**
 * Whether this phone wants to use little data: a choice made on it, else what browser and connection say. The worker tells
 * the server, which cannot know of the choice; so page and worker read it in the one store that both have.
 */

export const DATA_CHOICES = ['auto', 'on', 'off'] as const
export type DataChoice = (typeof DATA_CHOICES)[number]

/** Holds the choice, and what `count.ts` counts. */
export const DATA_USE_CACHE = 'data-use'
const CHOICE = '/data-use/choice'

const isChoice = (text: string | undefined): text is DataChoice => DATA_CHOICES.some((choice) => choice === text)

/** Where the browser stores nothing, it decides. */
export const readDataChoice = async (): Promise<DataChoice> => {
  try {
    const kept = await (await caches.match(CHOICE, { cacheName: DATA_USE_CACHE }))?.text()
    return isChoice(kept) ? kept : 'auto'
  } catch {
    return 'auto'
  }
}

export const keepDataChoice = async (choice: DataChoice): Promise<void> =>
  (await caches.open(DATA_USE_CACHE)).put(CHOICE, new Response(choice))

/** Chromium's alone; the library of the compiler lacks it. */
interface Connection {
  saveData?: boolean
  effectiveType?: string
}

const SLOW = /^(slow-)?2g$/

/** What the browser asks for and how its network is, of which the others tell nothing. */
export const isConnectionDear = (): boolean => {
  const { connection } = navigator as typeof navigator & { connection?: Connection }
  return connection?.saveData === true || SLOW.test(connection?.effectiveType ?? '')
}

/** `asked` are the headers of a request by the browser itself, which say it too. */
export const usesLittleData = async (asked?: Headers): Promise<boolean> => {
  const choice = await readDataChoice()
  return choice === 'auto' ? asked?.get('Save-Data') === 'on' || isConnectionDear() : choice === 'on'
}
