/** Names by which people recognise their own phone; the first match counts, since many user agents name others too. */

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/UCBrowser\//, 'UC Browser'],
  [/OPR\/|Opera/, 'Opera'],
  [/Edg(A|iOS)?\//, 'Edge'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/CriOS\/|Chrome\//, 'Chrome'],
  [/Version\/[\d.]+.*Safari\//, 'Safari'],
]

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/KAIOS\//i, 'KaiOS'],
  [/Android/, 'Android'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'Chromebook'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
]

const nameIn = (names: typeof BROWSERS, userAgent: string | null): string | null =>
  names.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1] ?? null

/** The browser that a user agent names, null for an unknown one. */
export const browserName = (userAgent: string | null): string | null => nameIn(BROWSERS, userAgent)
/** The operating system that a user agent names, null for an unknown one. */
export const systemName = (userAgent: string | null): string | null => nameIn(SYSTEMS, userAgent)
