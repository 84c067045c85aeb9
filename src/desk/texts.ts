import { dayInIndia, inIndia } from '../contract/india.ts'
import type { DeskChange } from '../offline/desk/changes.ts'
import { formatNumber, formatRupees, plural } from '../texts/format.ts'

/** The words of the desk, which speaks English, and how it writes days. */

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** 2026-11-26 → Thu 26 Nov */
const dayOf = (day: string): string => {
  const date = new Date(`${day}T00:00:00Z`)
  return `${WEEKDAYS[date.getUTCDay()]} ${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]}`
}

const timeOf = (at: number): string => {
  const date = inIndia(at)
  const hour = date.getUTCHours()
  return `${hour % 12 || 12}:${String(date.getUTCMinutes()).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`
}

export const momentOf = (at: number): string =>
  dayInIndia(at) === dayInIndia(Date.now()) ? `today, ${timeOf(at)}` : `${dayOf(dayInIndia(at))}, ${timeOf(at)}`

const parcels = (count: number): string => plural(count, { one: '# parcel', other: '# parcels' })
const pieces = (count: number): string => plural(count, { one: '# piece', other: '# pieces' })

export const text = {
  name: 'Haldhar desk',
  rupees: formatRupees,
  parcels,
  pieces,
  number: formatNumber,
  navigation: 'The desk',
  today: {
    tab: 'Today',
    title: 'Today',
    hello: (name: string) => `Logged in as ${name}`,
    pack: 'Pack the next parcel',
    handOver: 'Hand over what is packed',
    round: 'Go on with the round',
    more: 'More of the desk',
  },
  toPack: {
    tab: 'To pack',
    title: 'To pack',
    empty: 'Nothing to pack',
    emptyText: 'New orders appear here.',
    pack: 'Pack',
    restOf: (id: string) => `Rest of ${id}`,
    rest: 'Left out of another parcel. It gets its own number once that is sent.',
  },
  pack: {
    title: (id: string) => `Pack ${id}`,
    tick: (title: string) => `Packed: ${title}`,
    of: (count: number) => `of ${formatNumber(count)}`,
    lot: 'Lot number',
    optional: 'If the pack has one',
    tooMany: (most: number) => `The parcel has ${formatNumber(most)} of it`,
    notNumber: 'Type a number',
    packed: 'Packed',
    nothing: 'Tick what is in the parcel',
    rest: (count: number) => `${pieces(count)} left out: they become another parcel.`,
    gone: 'This parcel is not waiting to be packed',
    goneText: 'It is packed already, or was cancelled.',
    list: 'To the list',
  },
  handOver: {
    tab: 'Hand over',
    title: 'Hand over',
    empty: 'Nothing is packed',
    emptyText: 'Packed parcels appear here.',
    choose: (id: string) => `Hand over ${id}`,
    unpack: 'Unpack',
    how: 'Who takes them?',
    own: 'Our own round',
    ownMore: 'We deliver them ourselves',
    carrier: 'A carrier',
    carrierMore: 'Courier, bus or post',
    carrierName: 'Carrier’s name',
    carrierMissing: 'Say who carries them',
    tracking: 'Tracking number',
    submit: (count: number) => (count === 0 ? 'Choose parcels above' : `Hand over ${parcels(count)}`),
  },
  round: {
    tab: 'Round',
    title: 'Round',
    empty: 'Nothing is on its way',
    emptyText: 'Parcels that were handed over appear here.',
    own: 'Our own round',
    carrier: 'With carriers',
    cash: 'Take in cash',
    paid: 'Paid already: take nothing',
    call: 'Call',
    map: 'Map',
    delivered: 'Delivered',
    failed: 'Could not deliver',
    taken: 'Taken in cash, in rupees',
    takenWrong: 'Type an amount, such as 450 or 0',
    different: (due: number) => `${formatRupees(due)} is due.`,
    submit: (taken: number) => (taken === 0 ? 'Delivered, no cash taken' : `Delivered, ${formatRupees(taken)} taken`),
    submitPaid: 'Delivered',
    whyFailed: 'Why?',
    reasons: [
      'Nobody was there',
      'The customer wants it another day',
      'The customer does not want it',
      'The address was not found',
      'The customer had no cash',
    ],
    otherReason: 'Another reason',
    reason: 'Say why',
    submitFailed: 'Save',
    carriedBy: (carrier: string, tracking: string | null) => (tracking === null ? carrier : `${carrier}, ${tracking}`),
  },
  back: {
    tab: 'Back',
    title: 'Coming back',
    empty: 'Nothing comes back',
    emptyText: 'Parcels that could not be delivered appear here.',
    again: 'Try again',
    sendBack: 'Send back',
    received: 'Received',
    state: 'Is it still good?',
    restock: 'Good: back on the shelf',
    restockMore: 'It can be sold again',
    damaged: 'Damaged',
    damagedMore: 'It is not sold again',
    reason: 'What was wrong?',
    reasonMissing: 'Say why',
    submit: 'Received back',
  },
  parcel: {
    promised: (day: string) => `Promised by ${dayOf(day)}`,
    late: (day: string) => `Late: promised by ${dayOf(day)}`,
    dueToday: 'Promised for today',
    undated: 'No day promised',
    ordered: (at: string) => `Ordered ${dayOf(dayInIndia(new Date(at)))}`,
    saved: 'Saved on this phone, not sent yet',
    cash: (rupees: number) => `Cash due: ${formatRupees(rupees)}`,
    paid: 'Paid',
    line: (quantity: number, title: string) => `${formatNumber(quantity)} × ${title}`,
    lot: (lot: string) => `Lot ${lot}`,
    cancelled: 'Cancelled: leave it out',
    failed: (reason: string | null) =>
      reason === null ? 'Could not be delivered' : `Could not be delivered: ${reason}`,
    returning: 'On its way back',
  },
  counts: {
    to_pack: 'To pack',
    packed: 'To hand over',
    on_the_way: 'On the way',
    coming_back: 'Coming back',
    late: (count: number) => `${parcels(count)} late`,
    cash: (rupees: number) => `${formatRupees(rupees)} to take on our own round`,
  },
  network: {
    offline: 'No network.',
    unreached: 'The shop does not answer.',
    goOn: 'You can go on: what you do is saved on this phone.',
    later: (count: number) =>
      plural(count, {
        one: '# change is saved on this phone and sent later.',
        other: '# changes are saved on this phone and sent later.',
      }),
    asOf: (at: number) => `As of ${momentOf(at)}`,
    sending: (count: number) => plural(count, { one: '# change is being sent', other: '# changes are being sent' }),
    memory: 'This browser saves nothing: keep this page open until all is sent.',
    full: 'This phone is full: the last change was not saved.',
    reload: 'A newer desk is open in another tab. Load this page again.',
  },
  refused: {
    title: 'The shop refused a change',
    of: {
      'desk.pack': (id: string) => `Packing ${id}`,
      'desk.unpack': (id: string) => `Unpacking ${id}`,
      'desk.hand-over': (id: string) => `Handing over ${id}`,
      'desk.deliver': (id: string) => `Delivery of ${id}`,
      'desk.fail': (id: string) => `Failed delivery of ${id}`,
      'desk.send-again': (id: string) => `Sending ${id} again`,
      'desk.come-back': (id: string) => `Sending ${id} back`,
      'desk.receive': (id: string) => `Taking ${id} back`,
      'desk.stock': (title: string) => `Stock of ${title}`,
      'desk.price': (title: string) => `Price of ${title}`,
    } satisfies Record<DeskChange['op'], (name: string) => string>,
    cash: (rupees: number) => `${formatRupees(rupees)} in cash was not noted.`,
    reasons: {
      refused: 'The shop refused it.',
      gone: 'There is no such thing at the shop.',
      conflict: 'Somebody else has changed it.',
      expired: 'It waited too long on this phone.',
      dependent: 'What it builds on was refused.',
      unreadable: 'It cannot be read any more.',
    },
    stock: (add: number) => (add > 0 ? `${pieces(add)} were to come in.` : `${pieces(-add)} were to be gone.`),
    price: (seen: number, wanted: number) => `You saw ${formatRupees(seen)} and wanted ${formatRupees(wanted)}.`,
    priceMoved: (current: number) => `Somebody else has set the price to ${formatRupees(current)} meanwhile.`,
    allTheSame: (wanted: number) => `Set ${formatRupees(wanted)} all the same`,
    putAway: 'Put away',
    again: 'Try again',
    noted: (id: string, rupees: number) =>
      `${formatRupees(rupees)} in cash was noted for ${id}, but the parcel had moved elsewhere meanwhile.`,
  },
  login: {
    title: 'Log in at the desk',
    lead: 'We send a code to your phone.',
    phone: 'Phone number',
    send: 'Send me a code',
    sentTo: (phone: string) => `If ${phone} belongs to a shop’s staff, a code is on its way.`,
    code: 'Code',
    codeHint: 'Six digits from the message',
    submit: 'Log in',
    other: 'Another number',
    again: 'Send another code',
    choose: 'Which shop?',
    seller: 'With a password',
    unsent: (count: number) =>
      `${plural(count, { one: '# change waits', other: '# changes wait' })} on this phone. Log in as before to send ${count === 1 ? 'it' : 'them'}.`,
    ended: 'You were logged out. Please log in again.',
  },
  logout: {
    open: 'Log out',
    title: 'Log out?',
    lead: 'Orders and addresses leave this phone.',
    unsent: (count: number) =>
      `${plural(count, { one: '# change is', other: '# changes are' })} not sent yet and will be lost.`,
    yes: 'Log out',
    no: 'Stay',
  },
  start: {
    title: 'The desk needs the network once',
    text: 'After that it opens without.',
    again: 'Try again',
  },
  missing: { title: 'There is no such page', home: 'To the desk' },
  labels: {
    close: 'Close',
    increase: 'One more',
    decrease: 'One less',
    quantity: 'Pieces',
    previous: 'Back',
    next: 'Next',
    listPrice: 'Listed at',
    percentOff: (percent: number) => `${percent}% off`,
    outOfFive: (value: number) => `${value} out of 5`,
    loading: 'Loading',
  },
} as const
