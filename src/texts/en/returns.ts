/** Words of giving an item back. */
export const returns = {
  button: 'Return',
  title: 'Return this item',
  why: 'What is the matter?',
  problems: {
    unwanted: 'I do not need it',
    damaged: 'It arrived damaged',
    wrong: 'It is not what I ordered',
  },
  open: (end: string) => `Until ${end}`,
  openWithPicture: (end: string) => `Until ${end}, with a picture`,
  over: (end: string) => `This ended on ${end}`,
  reason: 'What happened?',
  hint: 'Keep it unopened, with label and bill. The money comes within 7 business days after the shop has agreed.',
  damageHint: 'Show the goods and the packing. The money comes within 7 business days after the shop has agreed.',
  send: 'Ask for the return',
  states: {
    requested: (day: string) => `Return asked for on ${day}. The shop answers here.`,
    approved: (day: string) => `Return agreed on ${day}. Your money comes within 7 business days.`,
    rejected: (day: string) => `Return refused on ${day}.`,
  },
  refund: {
    due: (amount: string, day: string) => `Refund of ${amount} due since ${day}. It comes within 7 business days.`,
    sent: (amount: string, day: string) => `Refund of ${amount} sent on ${day}. Your bank may take some days.`,
    done: (amount: string, day: string) => `Refund of ${amount} done on ${day}.`,
    whole: 'It is for the whole order.',
  },
  note: (words: string) => `The shop says: ${words}`,
}
