import { promise } from './promise.ts'

/** What the whole phone and the whole shop survive. */
export const faultsWhole = {
  'f8/bounded': promise('Pictures of all that is browsed stay below 80 MB, and push nothing out', [
    'sw/pictures.ts',
    'maxEntries: ENTRIES_MAX',
    'maxEntries: 9_999',
  ]),
  'f31/stolen': promise('A frozen sender’s lock is stolen: it holds the others up for a minute at most', [
    'src/offline/platform/exclusive-lock.ts',
    'return request({ steal: true })',
    'return request({})',
  ]),
  'f37/killed': promise('No acknowledged write is lost, torn or doubled when the server is killed at any moment', [
    'server/shop/core/transaction.ts',
    'return await shop.db.transaction((tx: Db) => work({ ...shop, db: tx, catalogue: undefined }))',
    'return await work(shop)',
  ]),
  'beyond/kept-lists': promise('What is on the screen stays when reading it again brings nothing or less', [
    'src/app/startup/keep-data-strategy.ts',
    '    if (less && isReread(match) && !lacking.has(id)) return\n',
    '',
  ]),
  'beyond/early-news': promise('What the worker has to say is heard by a page that is still starting', [
    'src/app/startup/early-news.ts',
    'void early.push(data)',
    'void data',
  ]),
}
