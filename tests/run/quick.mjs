/**
 * What `npm test` leaves to `npm run test:full`, so that it ends within five minutes: kills, load and random
 * sequences, whole starts of the shop, and the journeys beside finding, ordering, what is sent later and the desk's day.
 * These run in a shop with a real shop's settings, `early-input` in one that is tried out.
 */
export const LEFT_TO_FULL = [
  'tests/resilience/**',
  'tests/journeys/resilience/**',
  'tests/journeys/!(buying|desk-day|early-input|forms|offline-order|screens|sync-queue).test.ts',
  'tests/tooling/start.test.ts',
  'tests/unit/offline/storage-failures.test.ts',
  'tests/server/accounts/code-floods.test.ts',
  'tests/server/http/start.test.ts',
  'tests/server/staff/audit-words.test.ts',
  'tests/server/http/descriptors.test.ts',
  'tests/admin/admin.test.ts',
  'tests/server/catalogue/search-table.test.ts',
  'tests/seed/seeding.test.ts',
]
