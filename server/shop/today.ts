import type { Shop } from './shop.ts'

const days = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', dateStyle: 'short' })

/** The calendar day in India, `2026-01-31`: what deals and licences are measured by (decision 39). */
export const today = ({ clock }: Pick<Shop, 'clock'>): string => days.format(clock())
