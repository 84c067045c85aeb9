/**
 * What `npm test` leaves to `npm run test:full`, so that it ends within five minutes on two cores. It keeps what a change
 * breaks most often: the rules on the phone, money and parcels on the server, and three journeys in a real browser:
 * buying, a day at the desk, and every kind of screen, in a shop with a real shop's settings.
 */
export const LEFT_TO_FULL = [
  'tests/resilience/**',
  'tests/journeys/resilience/**',
  'tests/journeys/!(buying|desk-day|screens).test.ts',
  'tests/server/!(orders|payments|shipments)/**',
  'tests/admin/**',
  'tests/seed/**',
  'tests/tooling/start.test.ts',
  // Weeks without network, bugs put in on purpose, stores that fail.
  'tests/unit/offline/{long-absence,mutants,storage-failures}.test.ts',
]
