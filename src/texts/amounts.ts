import { formatNumber, plural } from './format.ts'
import { text } from './texts.ts'

/** How much and how long, for pages behind the first load. */

const KB = 1000
const MB = 1_000_000

/** 280000 → 280 kB, 1234567 → 1.2 MB */
export const formatBytes = (bytes: number): string =>
  bytes < MB ? `${formatNumber(Math.round(bytes / KB))} kB` : `${formatNumber(Math.round((bytes * 10) / MB) / 10)} MB`

/** 0.42 → 42% */
export const formatShare = (share: number): string => `${formatNumber(Math.round(share * 100))}%`

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000
const DAY_MS = 86_400_000

/** 2 hours ago, yesterday, just now. A clock that was set back says just now too. */
export const formatAgo = (at: number, now = Date.now()): string => {
  const passed = Math.max(0, now - at)
  const { minutesAgo, hoursAgo, daysAgo, yesterday } = text.dates
  if (passed < MINUTE_MS) return text.status.justNow
  if (passed < HOUR_MS) return plural(Math.floor(passed / MINUTE_MS), minutesAgo)
  if (passed < DAY_MS) return plural(Math.floor(passed / HOUR_MS), hoursAgo)
  return passed < 2 * DAY_MS ? yesterday : plural(Math.floor(passed / DAY_MS), daysAgo)
}
