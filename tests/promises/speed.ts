import { promise } from './promise.ts'

const prepared = 'server/http/middleware/prepared.ts'
const changes = 'server/db/changes.ts'
const facets = 'server/db/migrations/0012_listing_facets.sql'
/** Where these parts of it have been written anew. */
const facts = 'server/db/migrations/0013_product_facts.sql'
const cache = 'server/shop/core/catalogue-cache.ts'
const media = 'server/http/routes/review-media.ts'
const renditions = 'server/adapters/renditions.ts'

/** A first visit, a second one, and what they cost. */
export const speed = {
  'speed/styles': promise('A page carries the styles that its markup uses, and no others', [
    'server/http/routes/critical-styles.ts',
    'needs.some((classes) => classes.every((name) => used.has(name)))',
    'needs.length > 0',
  ]),
  'speed/changes': promise(
    'A kept answer ends with the first change of anything in it, whichever process changes it',
    [prepared, 'for (const key of keysOf.get(listing) ?? []) entries.delete(key)', 'void keysOf'],
    [prepared, '      entries.clear()\n', ''],
    [prepared, 'cache.isStill(listings, since)', 'cache.isStill([], since)'],
  ),
  'speed/own-change': promise('Whoever changes something sees it in the very next answer', [
    prepared,
    "      if (c.req.method !== 'GET' && c.req.method !== 'HEAD') await cache.settled()\n",
    '',
  ]),
  'speed/read-once': promise(
    'What many lists share is read once: a product, and how many match a filter',
    [cache, 'products.set(product.id, product)', 'void product'],
    [cache, 'answers.set(key, answer)', 'void answer'],
  ),
  'speed/read-again': promise(
    'And again after a change of it, also of one that came while it was read',
    [cache, '      products.delete(change.listing)\n', ''],
    [cache, '      products.clear()\n', ''],
    [cache, '      answers.clear()\n', ''],
    [cache, '(changedAt.get(id) ?? 0) <= since', 'id > 0'],
    [cache, 'changes.isHeard() && ', ''],
  ),
  'speed/made-together': promise('What many ask for at once is made once', [
    cache,
    'underway.set(key, making)',
    'void making',
  ]),
  'speed/filters-once': promise('What a list can be narrowed by is counted once, whatever else an address says', [
    'server/shop/catalogue/product-filters.ts',
    'found === null && shop.catalogue',
    'false && shop.catalogue',
  ]),
  'speed/others-change': promise(
    'What others offer of the same is told anew once their stock, price, pack, stars or standing change',
    [
      'server/db/migrations/0011_changes_table.sql',
      'THEN NEW."listing_id" END',
      'THEN NEW."listing_id" ELSE NEW."listing_id" END',
    ],
    ['server/db/migrations/0010_changes.sql', '"name", "mrp_paise", "selling_paise"', '"mrp_paise"'],
  ),
  'speed/verified': promise(
    'That a pack was delivered after all, or was not, is told with the review of it',
    [
      'server/db/migrations/0015_delivery.sql',
      `(OLD."item_status" = 'delivered') <> (NEW."item_status" = 'delivered')`,
      'false',
    ],
    ['server/shop/catalogue/product-page.ts', '  listingsRead([listing.id])\n', ''],
  ),
  'speed/in-transaction': promise('Inside a transaction everything is read anew', [
    'server/shop/core/transaction.ts',
    'catalogue: undefined',
    'catalogue: shop.catalogue',
  ]),
  'speed/slow-refresh': promise('A cached page is brought up to date however slowly the answer comes', [
    'sw/navigation.ts',
    'this.refresh(request,',
    'this.refresh(navigation,',
  ]),
  'speed/not-again': promise(
    'A page on the phone that has not changed is not sent again, and is as fresh as if it had been',
    ['sw/navigation.ts', "    if (etag !== null) asked.headers.set('If-None-Match', etag)\n", ''],
    ['sw/navigation.ts', 'withNewTimestamp(kept)', 'kept'],
  ),
  'speed/still': promise('A page opened without network stays where it is when the strip tells of it', [
    'src/app/startup/boot.ts',
    "document.documentElement.dataset['offline'] = ''",
    "void ''",
  ]),
  'speed/first-visit': promise('A first visit loads the code of cart and log-in at the first touch', [
    'src/app/startup/start-when-wanted.ts',
    'isPublic && !import.meta.env.DEV && (await isFirstVisit())',
    'import.meta.env.DEV',
  ]),
  'speed/first-category': promise('So does a first visit to a category, without its saving for offline', [
    'src/app/actions/SaveOffline.tsx',
    'await clientStarted',
    '',
  ]),
  'speed/first-between': promise('A touch while the browser looks up what it keeps is not missed', [
    'src/app/startup/start-when-wanted.ts',
    '[used, ',
    "[new Promise((resolve) => addEventListener('click', resolve)), ",
  ]),
  'speed/first-untouched': promise('Or from the files of the worker, once that is there', [
    'src/app/startup/start-when-wanted.ts',
    '[used, workerIsThere().catch(console.warn)]',
    '[used]',
  ]),
  'speed/first-ping': promise('The server is pinged only for a page that came from the worker', [
    'src/features/sync/sync-scheduler.ts',
    'if (isFromWorker()) void look()',
    'if (navigator.serviceWorker.controller) void look()',
  ]),
  'speed/first-own': promise('A page of the farmer’s own loads it at once', [
    'src/app/startup/start-when-wanted.ts',
    'isPublic && ',
    '',
  ]),
  'speed/early-parts': promise('The code of menus, cart and search is there before they are opened', [
    'src/app/updates/register-worker.ts',
    '.then(() => (shopSettings.littleData ? undefined : loadParts()))',
    '',
  ]),
  'speed/part-meanwhile': promise('A part whose code comes while it is being shown is shown', [
    'src/ui/base/lazy-component.tsx',
    '      load().then(\n',
    '      if (!Ready) load().then(\n',
  ]),
  'speed/next-frame': promise(
    'A dialog shows in the frame after the tap, and is modal in the one after that',
    ['src/ui/overlay/open-modal.ts', 'isAbove ? finish() : afterPaint(finish)', 'finish()'],
    ['src/ui/overlay/open-modal.ts', '  dialog.open = true\n', ''],
  ),
  'speed/early-escape': promise('Escape closes it also before it is modal', [
    'src/ui/overlay/open-modal.ts',
    "  addEventListener('keydown', onKey)\n",
    '',
  ]),
  'speed/deaf': promise(
    'While changes cannot be read nothing is kept',
    [changes, 'isHeard: () => Date.now() - heardAt < HEARD_MS', 'isHeard: () => heardAt > 0'],
    [changes, '      heardAt = -Infinity\n      listener({})\n', '      listener({})\n'],
    [changes, '      heardAt = -Infinity\n      listener({})\n', '      heardAt = -Infinity\n'],
    [changes, '      if (begun - heardAt > MISSED_MS) snapshot = null\n', ''],
  ),
  'speed/late-commit': promise('No change is missed, in whatever order transactions are committed', [
    changes,
    'xid >= pg_snapshot_xmin(${before})',
    'xid >= pg_snapshot_xmax(${before})',
  ]),
  'speed/fold': promise('What lies far below the first screen is laid out only as it comes near', [
    'src/ui/display/Section.module.css',
    'content-visibility: auto',
    'content-visibility: visible',
  ]),
  'speed/build': promise('A page is rendered anew by a newer build', [prepared, '`${build()} $', '`$']),
  'speed/not-kept': promise(
    'Nothing is kept of a search, for somebody who is logged in, or while changes cannot be heard',
    ['server/http/known-address.ts', "knownOf(searchParams, ['q'])", "knownOf(searchParams, ['nothing'])"],
    [prepared, " || raw.headers.has('Authorization')", ''],
    [cache, 'changes.isHeard() && ', ''],
  ),
  'speed/together': promise('Many who ask for the same at once cost one answer', [
    prepared,
    'running !== undefined; running',
    'running === null; running',
  ]),
  'speed/facets': promise(
    'A list follows at once whatever it filters and sorts by: category, brand, price, stock, stars and standing',
    [facts, '(OLD."category_id", OLD."brand_id"', '(NEW."category_id", OLD."brand_id"'],
    [facts, '"position", NEW."selling_paise", NEW', '"position", OLD."selling_paise", NEW'],
    [
      facts,
      'NEW."cod_available", NEW."on_hand" > NEW."reserved")',
      'NEW."cod_available", OLD."on_hand" > OLD."reserved")',
    ],
    [facets, 'WHEN (OLD."vendor_status" <> NEW."vendor_status")', 'WHEN (false)'],
    [facets, 'NEW."published", NEW."taken_down", NEW', 'NEW."published", OLD."taken_down", NEW'],
    [facets, 'AFTER UPDATE OR DELETE ON "reviews"', 'AFTER DELETE ON "reviews"'],
  ),
  'speed/facets-quiet': promise('An order that leaves some in stock neither writes nor locks what lists read', [
    facts,
    'NEW."cod_available", NEW."on_hand" > NEW."reserved")',
    'NEW."cod_available", NOT (OLD."on_hand" > OLD."reserved"))',
  ]),
  'speed/facets-together': promise(
    'And whoever else changes something of the same at that moment',
    [facts, ' ORDER BY "listing_id" FOR NO KEY UPDATE', ''],
    [facets, 'FROM "changed") ORDER BY "id" FOR SHARE;\n\tINSERT', 'FROM "changed");\n\tINSERT'],
  ),
  'speed/facets-upgrade': promise('A database of the build before gets the same for all that it has', [
    facts,
    'WHERE NOT EXISTS (SELECT FROM "variants" v WHERE v."listing_id" = f."listing_id" AND v."cod_available")',
    'WHERE false',
  ]),
  'speed/vector': promise('A drawing is SVG to a browser that takes it, pixels to a link preview', [
    'server/http/routes/pictures.ts',
    'takes(request, SVG) ? await pictures.vector(name) : null',
    'null',
  ]),
  'speed/renditions': promise(
    'An uploaded picture comes in the width that is asked for, as AVIF to a browser that takes it',
    [media, "takes(request, AVIF) ? 'avif' : 'webp'", "'webp'"],
    [renditions, 'resize({ width, ', 'resize({ width: 2 * width, '],
  ),
  'speed/renditions-year': promise(
    'It stays on the phone for a year; a cache between lets go of it in a day and never has the AVIF',
    [media, 'type === AVIF ? `private', 'type === AVIF ? `public'],
    [media, '`public, s-maxage=86400, ', '`public, '],
  ),
  'speed/renditions-small': promise(
    'It is never enlarged and never heavier than what was uploaded',
    [renditions, 'withoutEnlargement: true', 'withoutEnlargement: false'],
    [renditions, 'bytes.length < original.length ?', 'bytes.length > 0 ?'],
  ),
  'speed/renditions-once': promise('It is rendered once, however many ask', [
    'server/adapters/picture-cache.ts',
    '    underway.set(file, work)\n',
    '',
  ]),
  'speed/renditions-original': promise(
    'What cannot be read or stored is served as it was uploaded',
    [renditions, ' || !hasDiskSpace()', ''],
    [
      renditions,
      "const image = sharp(original, { failOn: 'error' })",
      "const image = sharp(original, { failOn: 'none' })",
    ],
  ),
  'speed/renditions-swept': promise('With the original go its widths, an hour later', [
    'server/shop/maintenance/delete-orphans.ts',
    '(await sweep(shop, shop.renditions, stopping)) + ',
    '',
  ]),
  'speed/renditions-seen': promise('What was loaded before the worker was there is kept in the width that was loaded', [
    'sw/navigation.ts',
    'src(?:set)?="',
    'src="',
  ]),
  'speed/renditions-review': promise('A review’s pictures are small ones, in a room that is kept free', [
    'src/features/catalogue/product/ReviewPictures.tsx',
    '                  srcSet={srcSetOf(medium.file_path, [160, 320])}\n',
    '',
  ]),
  'speed/renditions-banner': promise('An uploaded banner is as wide as the phone', [
    'src/contract/pictures.ts',
    'isUploaded(file) ? { src, srcSet',
    "file === '' ? { src, srcSet",
  ]),
}
