/** Days as `2026-01-31`, which is how deals and licences are dated. */

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** Rabi is sown from October, summer crops from March, kharif from June. */
export const seasonOf = (day: string): 'Rabi' | 'Summer' | 'Kharif' => {
  const month = Number(day.slice(5, 7))
  if (month >= 3 && month <= 5) return 'Summer'
  return month >= 6 && month <= 9 ? 'Kharif' : 'Rabi'
}
