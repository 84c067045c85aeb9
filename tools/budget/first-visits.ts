/**
 * The most that a first visit may take, until the page is quiet: counts alone, which are the same on every machine.
 * `tests/journeys/phone/first-visit-budget.test.ts` holds it; `npm run bench -- --only pages` prints what is taken.
 */
export const FIRST_VISIT_MAX = {
  home: {
    elements: 645,
    elementsQuiet: 665,
    markup: 79_500,
    pageBytes: 164_000,
    pageRequests: 18,
    bytes: 302_500,
    requests: 30,
    evaluated: 459_000,
  },
  category: {
    elements: 640,
    elementsQuiet: 660,
    markup: 79_600,
    pageBytes: 168_000,
    pageRequests: 17,
    bytes: 319_500,
    requests: 28,
    evaluated: 479_000,
  },
  product: {
    elements: 460,
    elementsQuiet: 480,
    markup: 54_000,
    pageBytes: 157_500,
    pageRequests: 14,
    bytes: 309_000,
    requests: 25,
    evaluated: 481_000,
  },
}
