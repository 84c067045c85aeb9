const indianDay = new Intl.DateTimeFormat('en-CA', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  timeZone: 'Asia/Kolkata',
})

/** The calendar day in India, as YYYY-MM-DD. */
export const dayInIndia = (moment: number | Date): string => indianDay.format(moment)
