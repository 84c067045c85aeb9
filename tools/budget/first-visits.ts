/**
 * The most that a first visit may take, until the page is quiet: counts alone, which are the same on every machine.
 * `tests/journeys/phone/first-visit-budget.test.ts` holds it; `npm run bench -- --only pages` prints what is taken.
 */
export const FIRST_VISIT_MAX = {
  home: {
    elements: 645,
    elementsQuiet: 655,
    markup: 79_500,
    pageBytes: 159_500,
    pageRequests: 16,
    bytes: 298_000,
    requests: 27,
    evaluated: 421_500,
  },
  category: {
    elements: 640,
    elementsQuiet: 650,
    markup: 79_600,
    pageBytes: 168_000,
    pageRequests: 17,
    bytes: 319_500,
    requests: 28,
    evaluated: 441_500,
  },
  product: {
    elements: 460,
    elementsQuiet: 470,
    markup: 54_000,
    pageBytes: 157_500,
    pageRequests: 14,
    bytes: 309_000,
    requests: 25,
    evaluated: 443_500,
  },
}
