import { promise } from './promise.ts'

/** A first visit, a second one, and what they cost. */
export const speed = {
  'speed/styles': promise('A page carries the styles that its markup uses, and no others', [
    'server/http/routes/critical-styles.ts',
    'needs.some((classes) => classes.every((name) => used.has(name)))',
    'needs.length > 0',
  ]),
  'speed/changes': promise(
    'A kept answer ends with the first change of anything in it, whichever process changes it',
    [
      'server/http/middleware/prepared.ts',
      '    for (const key of keysOf.get(listing) ?? []) entries.delete(key)\n',
      '',
    ],
    ['server/http/middleware/prepared.ts', '      entries.clear()\n', ''],
    ['server/http/middleware/prepared.ts', 'changes.isHeard() && isStill(listings, since)', 'changes.isHeard()'],
  ),
  'speed/own-change': promise('Whoever changes something sees it in the very next answer', [
    'server/http/middleware/prepared.ts',
    "      if (c.req.method !== 'GET' && c.req.method !== 'HEAD') await changes.settled()\n",
    '',
  ]),
  'speed/build': promise('A page is rendered anew by a newer build', [
    'server/http/middleware/prepared.ts',
    "isCall ? '' : build()",
    "''",
  ]),
  'speed/not-kept': promise(
    'Nothing is kept of a search, for somebody who is logged in, or while changes cannot be heard',
    ['server/http/middleware/prepared.ts', '/[?&]q=/.test(search)', '/[?&]nothing=/.test(search)'],
    ['server/http/middleware/prepared.ts', "raw.headers.has('Authorization') || ", ''],
    ['server/http/middleware/prepared.ts', 'changes.isHeard() && ', ''],
  ),
  'speed/together': promise('Many who ask for the same at once cost one answer', [
    'server/http/middleware/prepared.ts',
    'if (running !== undefined) await running',
    'if (running === null) await running',
  ]),
  'speed/vector': promise('A drawing is SVG to a browser that takes it, pixels to a link preview', [
    'server/http/routes/pictures.ts',
    'takesVectors(request) ? await pictures.vector(name) : null',
    'await pictures.vector(name)',
  ]),
}
