/**
 * The most that a first visit may take, until the page is quiet: counts alone, which are the same on every machine, but
 * for a few hundred bytes that an answer takes more when it is sent while it is made.
 * `tests/journeys/phone/first-visit-budget.test.ts` holds it; `npm run bench -- --only pages` prints what is taken.
 */
export const FIRST_VISIT_MAX = {
  home: {
    elements: 645,
    elementsQuiet: 665,
    markup: 78_000,
    pageBytes: 164_000,
    pageRequests: 18,
    bytes: 302_500,
    requests: 30,
    evaluated: 459_000,
  },
  category: {
    elements: 615,
    elementsQuiet: 635,
    markup: 80_000,
    pageBytes: 167_000,
    pageRequests: 16,
    bytes: 318_000,
    requests: 27,
    evaluated: 479_000,
  },
  product: {
    elements: 460,
    elementsQuiet: 480,
    markup: 54_500,
    pageBytes: 158_000,
    pageRequests: 14,
    bytes: 309_500,
    requests: 25,
    evaluated: 481_000,
  },
}
