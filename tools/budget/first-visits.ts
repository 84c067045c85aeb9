/**
 * The most that a first visit may take, until the page is quiet: counts alone, which are the same on every machine, but
 * for a few hundred bytes that an answer takes more when it is sent while it is made, and for which files the page
 * has fetched before the worker does.
 * `tests/journeys/phone/first-visit-budget.test.ts` holds it; `npm run bench -- --only pages` prints what is taken.
 */
export const FIRST_VISIT_MAX = {
  home: {
    elements: 645,
    elementsQuiet: 665,
    markup: 78_000,
    pageBytes: 170_000,
    pageRequests: 18,
    bytes: 320_000,
    requests: 32,
    evaluated: 459_000,
  },
  category: {
    elements: 615,
    elementsQuiet: 635,
    markup: 80_000,
    pageBytes: 170_000,
    pageRequests: 18,
    bytes: 320_000,
    requests: 32,
    evaluated: 479_000,
  },
  product: {
    elements: 460,
    elementsQuiet: 480,
    markup: 54_500,
    pageBytes: 170_000,
    pageRequests: 18,
    bytes: 320_000,
    requests: 32,
    evaluated: 481_000,
  },
}
