export type Season = 'kharif' | 'rabi' | 'zaid'

/** The sowing season of most of India on a day written YYYY-MM-DD. */
export const seasonOf = (day: string): Season => {
  const month = Number(day.slice(5, 7))
  if (month >= 3 && month <= 5) return 'zaid'
  return month >= 6 && month <= 9 ? 'kharif' : 'rabi'
}
