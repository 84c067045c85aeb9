/** Words of where and until when sellers deliver. */
export const delivery = {
  change: 'Change',
  changePin: 'Change PIN',
  by: (pin: string, day: string) => `To ${pin} by ${day}`,
  cash: 'cash possible',
  noCash: 'prepaid only',
  /** What one seller brings is one parcel. */
  parcels: { one: '# parcel', other: '# parcels' },
  lineBy: (day: string) => `By ${day}`,
  not: (pin: string) => `Not delivered to ${pin}`,
  title: 'Where should we deliver?',
  pin: 'Pincode',
  hint: 'We show when goods reach you, and whether you can pay in cash.',
  unknown: 'No place in India has this PIN. Please check it.',
  looking: 'Looking up this PIN',
  save: 'Show delivery',
  unserved: {
    one: '# item is not delivered to',
    other: '# items are not delivered to',
  },
  unservedTitle: (items: string, pin: string) => `${items} ${pin}`,
  unservedAll: 'Choose another address, or look for another seller.',
  takeOut: {
    one: 'Take it out of the order',
    other: 'Take them out of the order',
  },
  otherAddress: 'Choose another address',
  takenOut: 'Taken out. "Restore my cart" brings it back.',
  cashLimit: (most: string) => `At this PIN a seller takes at most ${most} in cash.`,
  cashNone: 'At this PIN a seller takes no cash.',
  /** Said of the charge for delivery by a seller. */
  freeAbove: (amount: string) => `Free if you buy for ${amount} or more`,
  promised: (day: string) => `Delivery by ${day}`,
}
