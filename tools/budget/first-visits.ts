/**
 * The most that a first visit may take, until the page is quiet: counts alone, which are the same on every machine.
 * `tests/journeys/phone/first-visit-budget.test.ts` holds it; `npm run bench -- --only pages` prints what is taken.
 */
export const FIRST_VISIT_MAX = {
  home: {
    elements: 1_450,
    elementsQuiet: 1_460,
    markup: 166_000,
    pageBytes: 207_000,
    pageRequests: 28,
    bytes: 446_000,
    requests: 49,
    evaluated: 988_000,
  },
  category: {
    elements: 1_390,
    elementsQuiet: 1_400,
    markup: 155_000,
    pageBytes: 214_000,
    pageRequests: 24,
    bytes: 466_000,
    requests: 46,
    evaluated: 988_000,
  },
  product: {
    elements: 700,
    elementsQuiet: 710,
    markup: 82_000,
    pageBytes: 207_000,
    pageRequests: 19,
    bytes: 448_000,
    requests: 40,
    evaluated: 992_000,
  },
}
