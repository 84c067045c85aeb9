/**
 * The most that a first visit may take, until the page is quiet: counts alone, which are the same on every machine.
 * `tests/journeys/phone/first-visit-budget.test.ts` holds it; `npm run bench -- --only pages` prints what is taken.
 */
export const FIRST_VISIT_MAX = {
  home: {
    elements: 650,
    elementsQuiet: 800,
    markup: 91_000,
    pageBytes: 197_000,
    pageRequests: 23,
    bytes: 437_000,
    requests: 44,
    evaluated: 458_000,
  },
  category: {
    elements: 640,
    elementsQuiet: 650,
    markup: 86_500,
    pageBytes: 203_000,
    pageRequests: 18,
    bytes: 450_000,
    requests: 40,
    evaluated: 508_000,
  },
  product: {
    elements: 460,
    elementsQuiet: 470,
    markup: 59_000,
    pageBytes: 203_000,
    pageRequests: 17,
    bytes: 439_000,
    requests: 37,
    evaluated: 538_000,
  },
}
