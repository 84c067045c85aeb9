/** Words that were searched for from this phone. They never leave it. */

const NAME = 'recent-searches'
const MAX = 8

/** The newest first; none where the browser stores nothing. */
export const recentSearches = (): string[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(NAME) ?? '[]')
    return Array.isArray(stored) ? stored.filter((text) => typeof text === 'string').slice(0, MAX) : []
  } catch {
    return []
  }
}

export const rememberSearch = (text: string): void => {
  const others = recentSearches().filter((other) => other.toLowerCase() !== text.toLowerCase())
  try {
    localStorage.setItem(NAME, JSON.stringify([text, ...others].slice(0, MAX)))
  } catch {
    // The search itself works without.
  }
}

export const forgetSearches = (): void => {
  try {
    localStorage.removeItem(NAME)
  } catch {
    // Nothing is stored there.
  }
}
