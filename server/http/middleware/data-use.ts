import { DATA_USE_HEADER } from '../../../src/contract/constants.ts'

/** What the rendered pages depend on. */
export const DATA_USE_VARY = `Save-Data, ${DATA_USE_HEADER}`

/** Whether the page is for a phone that wants to use little data: its own choice comes before the browser's. */
export const wantsLittleData = ({ headers }: Request): boolean =>
  (headers.get(DATA_USE_HEADER) ?? (headers.get('Save-Data') === 'on' ? 'little' : 'full')) === 'little'
