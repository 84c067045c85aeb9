/** The page of everything that is found for a text. */
export const resultsOf = (text: string): string => `/search?q=${encodeURIComponent(text)}`
