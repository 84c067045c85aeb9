/** Words of an order by SMS or WhatsApp. What `message` says goes out in Latin letters: others halve what fits into one. */
export const messageOrder = {
  lead: 'No data? Send this cart as a message, and we call you back to order.',
  sms: 'Order by SMS',
  whatsapp: 'Order on WhatsApp',
  /** `items` and `amount` are figures. */
  message: (items: string, amount: string, code: string) =>
    `I want to order ${items} items, about Rs ${amount}, from Haldhar. Code: ${code}`,
  old: 'Some goods were put into the cart long ago. Open the cart once with network, then it can be sent.',
  tooMany: (most: string) => `A message holds ${most} different packs. Take some out, or order here.`,

  title: 'A cart from a message',
  lead2: 'This is in it. Your own cart stays as it is until you press a button.',
  deliverTo: (pincode: string) => `To PIN ${pincode}`,
  problems: {
    gone: 'No longer sold. It is left out.',
    licence: 'Cannot be sold now. It is left out.',
    out_of_stock: 'Out of stock. It is left out.',
    few: (left: string) => `Only ${left} left.`,
  },
  unknownPack: 'A product we do not sell any more',
  total: 'Total today',
  take: 'Put into my cart',
  add: 'Add to my cart',
  addMore: 'What is in your cart stays.',
  replace: 'Replace my cart',
  replaceMore: 'What is in your cart is put aside; you can take it back in the cart.',
  taken: 'The goods are in your cart.',
  nothing: 'Nothing of it can be bought now.',
  noCode: 'There is no cart in this link',
  noCodeText: 'Open the link again as we sent it, or fill your cart in the shop.',
  failed: 'This cart cannot be read',
  offline: 'This needs the network',
  offlineText: 'Open the link again when the network is back.',
  toShop: 'Go to the shop',
  again: 'Try again',
}
