/**
 * What `npm test` leaves out, so that it ends within five minutes on two cores. It keeps what a change breaks most
 * often: the rules on the phone, money and parcels on the server, and three journeys in a real browser: buying, a day
 * at the desk, and every kind of screen, in a shop with a real shop's settings.
 */
export const LEFT_OUT_OF_QUICK = [
  'tests/proofs/{cluster,resilience,routes,timed}/**',
  'tests/journeys/**/!(buying|desk-day|screens).test.ts',
  'tests/server/!(orders|payments|shipments)/**',
  'tests/unit/tooling/start.test.ts',
  // Weeks without network, bugs put in on purpose, stores that fail.
  'tests/unit/{client,sync}/{long-absence,mutants,storage-failures}.test.ts',
]

/** Journeys that alone show a promise of the specification. */
const PROMISED = ['buying', 'catalogue', 'forms', 'layout', 'prepaid', 'reviews', 'routes', 'seller']

/** Journeys about what must not be lost: orders, the queue, an account's privacy, phones of earlier builds. */
const NOTHING_LOST = [
  'checkout',
  'desk-day',
  'logout-privacy',
  'lost-answer',
  'offline-order',
  'previous-build',
  'sync-queue',
]

/** Every kind of screen, in a browser of today, in the oldest one that is promised, and before any code has come. */
const SCREENS = ['fold', 'oldest-browsers', 'screens']

/** What a first visit takes, in counts. */
const COUNTED = ['first-visit-budget']

/**
 * What `npm run test:ci` leaves to `npm run test:full`, so that a change knows within half an hour whether it may land.
 * It keeps every test of units and of the server, and the journeys and proofs without which something could be lost;
 * it leaves the sweeps over every page, language and fault.
 */
export const LEFT_OUT_OF_CI = [
  `tests/journeys/**/!(${[...PROMISED, ...NOTHING_LOST, ...SCREENS, ...COUNTED].join('|')}).test.ts`,
  'tests/proofs/timed/**',
  'tests/proofs/routes/{desk-matrix,fuzz,odd}.test.ts',
]
