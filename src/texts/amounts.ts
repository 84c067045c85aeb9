import { locale, text } from './texts.ts'

/** How much and how long, for pages behind the first load. */

const KB = 1000
const MB = 1_000_000

/** 280000 → 280 kB, 1234567 → 1.2 MB */
export const formatBytes = (bytes: number): string => {
  const [unit, size] = bytes < MB ? (['kilobyte', KB] as const) : (['megabyte', MB] as const)
  const format = { style: 'unit', unit, maximumFractionDigits: unit === 'megabyte' ? 1 : 0 } as const
  return new Intl.NumberFormat(locale, format).format(bytes / size)
}

/** 0.42 → 42% */
export const formatShare = (share: number): string => new Intl.NumberFormat(locale, { style: 'percent' }).format(share)

const STEPS = [
  { unit: 'day', ms: 86_400_000 },
  { unit: 'hour', ms: 3_600_000 },
  { unit: 'minute', ms: 60_000 },
] as const

/** 2 hours ago, yesterday, just now. A clock that was set back says just now too. */
export const formatAgo = (at: number, now = Date.now()): string => {
  const passed = Math.max(0, now - at)
  const step = STEPS.find(({ ms }) => passed >= ms)
  if (step === undefined) return text.layout.justNow
  const { unit, ms } = step
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-Math.floor(passed / ms), unit)
}
