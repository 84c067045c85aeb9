import { promise } from './promise.ts'

/** More of what phone, network and shop survive. */
export const faultsMore = {
  'f15/chain': promise('Create, edit and default of an address end on the server as on the screen', [
    'src/offline/sync/mutators/update-address.ts',
    '{ rewrite: { ...tail, body }, append: false }',
    '{ rewrite: tail, append: false }',
  ]),
  'f19/no-answer': promise('A server that does not answer is offline for the farmer, whatever the browser believes', [
    'src/features/sync/network.ts',
    'online: linked && reached',
    'online: linked',
  ]),
  'f19/no-link': promise('And so is a phone without a link, although the server answered a moment ago', [
    'src/features/sync/network.ts',
    'online: linked && reached',
    'online: reached',
  ]),
  'f22/once': promise('A review that is sent again under its key is one review', [
    'server/http/uploads/serve-upload.ts',
    "    if (outcome.replayed || 'refusal' in outcome) await deleteFiles(shop, names)\n",
    '',
  ]),
  'f28/visible': promise('Without a sync event a page that becomes visible, or comes back, sends', [
    'src/features/sync/sync-scheduler.ts',
    "  globalThis.addEventListener('pageshow', onTrigger)\n",
    '',
  ]),
  'f39/finishes': promise('A request that is being answered is finished after the request to stop', [
    'server/listen.ts',
    'const late = setTimeout(hangUp, FINISH_MS)',
    'const late = setTimeout(hangUp, 0)',
  ]),
  'f39/idle': promise('And nothing is waited for beyond it', [
    'server/listen.ts',
    'setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS)',
    'setInterval(() => undefined, IDLE_CHECK_MS)',
  ]),
  'f44/no-key': promise('A double click of a client without keys is one order', [
    'server/http/rpc/call-registry.ts',
    '    repeatedWithinMs: 60_000,\n',
    '',
  ]),
  'f45/receipt': promise('Copies of one order at once are one order with one answer', [
    'server/shop/core/idempotency.ts',
    'if (!(await insertReceipt(inner, ticket))) {',
    'if (!(await insertReceipt(inner, ticket)) && options === undefined) {',
  ]),
}
