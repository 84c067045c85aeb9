/** Words of giving an item back. */
export const returns = {
  button: 'Return',
  title: 'Return this item',
  why: 'What is wrong?',
  problems: {
    unwanted: 'I do not need it',
    damaged: 'It arrived damaged',
    wrong: 'It is not what I ordered',
  },
  open: (end: string) => `Until ${end}`,
  openWithPicture: (end: string) => `Until ${end}, with a picture`,
  over: (end: string) => `This ended on ${end}`,
  reason: 'What happened?',
  hint: 'Keep it unopened, with label and bill. Refund within 7 working days of approval.',
  damageHint: 'Show the goods and the packing. Refund within 7 working days of approval.',
  send: 'Request return',
  states: {
    requested: (day: string) => `Return requested on ${day}. The seller will reply here.`,
    approved: (day: string) => `Return approved on ${day}. Refund within 7 working days.`,
    rejected: (day: string) => `Return refused on ${day}.`,
  },
  refund: {
    due: (amount: string, day: string) => `Refund of ${amount} due since ${day}. It comes within 7 working days.`,
    sent: (amount: string, day: string) => `Refund of ${amount} sent on ${day}. Your bank may take some days.`,
    done: (amount: string, day: string) => `Refund of ${amount} done on ${day}.`,
    whole: 'This is for the whole order.',
  },
  note: (words: string) => `The shop says: ${words}`,
}
