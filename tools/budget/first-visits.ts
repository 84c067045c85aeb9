/**
 * The most that a first visit may take, until the page is quiet: counts alone, which are the same on every machine, but
 * for a few hundred bytes that an answer takes more when it is sent while it is made.
 * `tests/journeys/phone/first-visit-budget.test.ts` holds it; `npm run bench -- --only pages` prints what is taken.
 */
export const FIRST_VISIT_MAX = {
  home: {
    elements: 690,
    elementsQuiet: 705,
    markup: 80_000,
    pageBytes: 164_000,
    pageRequests: 18,
    bytes: 303_000,
    requests: 30,
    evaluated: 466_000,
  },
  category: {
    elements: 655,
    elementsQuiet: 670,
    markup: 80_000,
    pageBytes: 167_000,
    pageRequests: 16,
    bytes: 320_000,
    requests: 27,
    evaluated: 487_000,
  },
  product: {
    elements: 475,
    elementsQuiet: 485,
    markup: 55_800,
    pageBytes: 158_000,
    pageRequests: 14,
    bytes: 312_000,
    requests: 25,
    evaluated: 488_000,
  },
}

/** Bytes of the header of a page. A packet has 1,500; a second one would take the slow phone 30 ms more. */
export const HEADER_MAX = 1_490
