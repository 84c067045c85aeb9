import { seasonOf } from '../../src/contract/india.ts'

/** Days as `2026-01-31`, which is how deals and licences are dated. */

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

const NAMES = { rabi: 'Rabi', zaid: 'Summer', kharif: 'Kharif' } as const

/** The season as an offer names it. */
export const seasonName = (day: string): string => NAMES[seasonOf(day)]
