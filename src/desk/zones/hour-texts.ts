import { spoken } from '../language/spoken.ts'

/** The words of the hour from which on an order counts as one of the next day. */
export const text = spoken('closingHour', {
  title: 'Closing hour',
  none: 'Every order of a day counts as one of that day.',
  from: (time: string) => `Orders from ${time} on count as those of the next day, and are promised one day later.`,
  change: 'Change the hour',
  label: 'Orders count as those of the same day',
  all: 'Until the day ends',
  to: (time: string) => `Until ${time}`,
  save: 'Save closing hour',
  saved: 'The closing hour is saved',
})
