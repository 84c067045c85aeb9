/** Words of complaints to the grievance officer. */
export const complaints = {
  title: 'Complaints',
  needed: 'Log in to make a complaint, and to see how far yours are.',
  lead: (hours: number, days: number) =>
    `You get a number at once, word that we have it within ${hours} hours, and an answer that settles it within ${days} days.`,
  officer: 'Grievance officer',
  subject: 'What is it about?',
  subjects: {
    order: 'An order',
    product: 'A product',
    seller: 'A seller',
    payment: 'A payment or refund',
    privacy: 'My data',
    other: 'Something else',
  },
  orderId: 'Order number',
  orderHint: 'If it is about an order',
  label: 'What went wrong?',
  submit: 'Send the complaint',
  sent: (ticket: string) => `Your complaint has the number ${ticket}.`,
  mine: 'Your complaints',
  ticket: (ticket: string) => `Complaint ${ticket}`,
  states: {
    open: (day: string) => `We answer by ${day}`,
    acknowledged: (day: string) => `Received. Settled by ${day}`,
    closed: (day: string) => `Settled on ${day}`,
  },
  answer: 'Our answer',
  failedTitle: 'Your complaints cannot be shown now',
  failedText: 'The shop does not answer. Nothing is lost.',
  again: 'Try again',
}
