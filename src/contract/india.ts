/** Asia/Kolkata, all year. */
const AHEAD_OF_UTC_MS = 5.5 * 3_600_000

/** A moment whose UTC fields read as a clock in India does. Without `Intl`, which takes an old phone a tenth of a second to set up. */
export const inIndia = (moment: string | number | Date): Date => new Date(Number(new Date(moment)) + AHEAD_OF_UTC_MS)

/** The calendar day in India, as YYYY-MM-DD. */
export const dayInIndia = (moment: number | Date): string => inIndia(moment).toISOString().slice(0, 10)

export type Season = 'kharif' | 'rabi' | 'zaid'

/** The sowing season of most of India on a day written YYYY-MM-DD. */
export const seasonOf = (day: string): Season => {
  const month = Number(day.slice(5, 7))
  if (month >= 3 && month <= 5) return 'zaid'
  return month >= 6 && month <= 9 ? 'kharif' : 'rabi'
}
