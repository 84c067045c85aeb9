import * as v from 'valibot'
import { readRupees } from '../../amounts.ts'
import { Day } from '../../day.ts'
import { ClosedDays, SellerZones } from '../../delivery/zones.ts'
import { isBlank, latinDigits, withoutInvisible } from '../../digits.ts'
import { rupees } from '../../money.ts'
import { dataOf, doneWith, operator, staff, type Call } from '../call.ts'
import { list } from './page.ts'

/** Of one seller, in one call. */
const PINS_MAX = 500

const DAYS_MAX = 60

/** In rupees. */
const CASH_MAX = 10_000_000
const CHARGE_MAX = 100_000

const typedFigures = (text: string): string => latinDigits(withoutInvisible(text))

/** `42,431`: how PINs begin; `all` stands for every PIN that no longer one fits. */
export const PinPrefixes = v.pipe(
  v.string('Name the PINs'),
  v.maxLength(PINS_MAX * 7, `At most ${PINS_MAX} beginnings of PINs`),
  v.transform((text) =>
    typedFigures(text)
      .split(',')
      .map((one) => one.trim().toLowerCase()),
  ),
  v.check(
    (names) => names.every((name) => /^(all|[1-9]\d{1,5})$/.test(name)),
    'The beginning of a PIN has 2 to 6 digits, such as 42 or 431',
  ),
  v.transform((names) => [...new Set(names.map((name) => (name === 'all' ? '' : name)))]),
  v.maxLength(PINS_MAX, `At most ${PINS_MAX} beginnings of PINs`),
)

/** `2-4`, or `3`. */
export const Days = v.pipe(
  v.string('Days look like 2-4'),
  v.transform((text) =>
    typedFigures(text)
      .replace(/\s/g, '')
      .replace(/\p{Dash_Punctuation}|to/u, '-'),
  ),
  v.regex(/^\d{1,2}(-\d{1,2})?$/, 'Days look like 2-4'),
  v.transform((text): [number, number] => {
    const [from = 0, to = from] = text.split('-').map(Number)
    return [from, to]
  }),
  v.check(([from, to]) => from <= to, 'The first day comes after the last'),
  v.check(([, to]) => to <= DAYS_MAX, `At most ${DAYS_MAX} days`),
)

const ZonesChange = v.object({
  pins: PinPrefixes,
  days: Days,
  /** Rupees of one order that are taken in cash at most; 0 for no cash, null without a limit; absent it stays as it is. */
  cash_max: v.nullish(
    v.pipe(
      v.number('A limit is a number of rupees'),
      v.minValue(0, 'A limit is a number of rupees'),
      v.maxValue(CASH_MAX, 'The limit is too high'),
    ),
  ),
  /** Rupees for delivery of one order, 0 or null for none; goods of `free_above` or more go free, null for none. */
  charge: v.nullish(
    v.pipe(
      v.number('A charge is a number of rupees'),
      v.minValue(0, 'A charge is a number of rupees'),
      v.maxValue(CHARGE_MAX, 'The charge is too high'),
    ),
  ),
  free_above: v.nullish(
    v.pipe(
      v.number('This is a number of rupees'),
      v.minValue(1, 'This is ₹1 or more'),
      v.maxValue(CASH_MAX, 'This is too much'),
    ),
  ),
})
export type ZonesChange = v.InferOutput<typeof ZonesChange>

const AdminZones = v.object({ ...SellerZones.entries, shop_name: v.string() })
export type AdminZones = v.InferOutput<typeof AdminZones>

/** Rupees from the first to the second; null where nothing is typed. */
const typedRupees = (wanted: string, [least, most]: readonly [number, number], beyond: string) =>
  v.pipe(
    v.string(),
    v.transform((typed) => (isBlank(typed) ? undefined : readRupees(typed))),
    v.check((read) => typeof read !== 'string', wanted),
    v.transform((read) => (typeof read === 'number' ? rupees(read) : null)),
    v.check((read) => read === null || (read >= least && read <= most), beyond),
  )

/** An area as somebody types it. */
export const ZoneForm = v.object({
  pins: PinPrefixes,
  days: Days,
  /** Rupees; empty without a limit, 0 for no cash. */
  cash_max: typedRupees('Type rupees, such as 5000, or nothing', [0, CASH_MAX], 'The limit is too high'),
  /** Rupees; empty or 0 for nothing. A desk of a former build does not ask for a charge: it stays as it is. */
  charge: v.optional(typedRupees('Type rupees, such as 60, or nothing', [0, CHARGE_MAX], 'The charge is too high')),
  /** Rupees; empty where delivery never goes free. */
  free_above: v.optional(typedRupees('Type rupees, such as 2000, or nothing', [1, CASH_MAX], 'Type 1 or more')),
})

export type ZoneForm = v.InferInput<typeof ZoneForm>

const AreaSet = v.object({ ...ZoneForm.entries, instead_of: v.optional(PinPrefixes) })
export type AreaSet = v.InferOutput<typeof AreaSet>

export const ClosedForm = v.object({
  closed_from: Day('Choose the first day'),
  closed_to: Day('Choose the last day'),
})
export type ClosedForm = v.InferOutput<typeof ClosedForm>

const NO_HOUR = 'Choose an hour of the day'

export const ClosingHour = v.object({
  /** Of the day in India; null where every order of a day counts as one of that day. */
  until: v.nullable(v.pipe(v.number(NO_HOUR), v.integer(NO_HOUR), v.minValue(1, NO_HOUR), v.maxValue(23, NO_HOUR))),
})
export type ClosingHour = v.InferOutput<typeof ClosingHour>

/** Where the shop delivers, and the days on which it is closed: past ones too, until others are set. */
const DeskAreas = v.object({
  ...v.omit(SellerZones, ['closed', 'until']).entries,
  shop_name: v.string(),
  closed: v.nullable(ClosedDays),
  until: v.optional(v.nullable(v.number()), null),
})
export type DeskAreas = v.InferOutput<typeof DeskAreas>

const areas = dataOf(DeskAreas)

const changing = { may: 'areas', keyed: true } as const

/** Where sellers deliver. */
export const staffZones = {
  zones: list('admin/zones', 'List where sellers deliver, in how many days, and what they take in cash', AdminZones),
  zonesSet: operator.put(
    'admin/sellers/:id/zones',
    'Say in how many days a seller delivers to PINs; to others it delivers no longer',
    doneWith(AdminZones),
    { body: ZonesChange },
  ),
  zonesRemove: operator.post(
    'admin/sellers/:id/zones/remove',
    'Take PINs out of where a seller delivers; with none left it delivers to all of India',
    doneWith(AdminZones),
    { body: v.object({ pins: v.optional(PinPrefixes) }) },
  ),

  // Delivery areas and closed days of the shop.
  deskAreas: staff.get('desk/shops/:id/areas', 'Show where the shop delivers and when it is closed', areas, {
    may: 'areas',
  }),
  deskAreaSet: staff.put(
    'desk/shops/:id/areas',
    'Say in how many days the shop delivers to PINs, instead of what was said of them or of others before',
    areas,
    { ...changing, body: AreaSet },
  ),
  deskAreaRemove: staff.post(
    'desk/shops/:id/areas/remove',
    'Take PINs out; with none left the shop delivers to all of India',
    areas,
    { ...changing, body: v.object({ pins: PinPrefixes }) },
  ),
  deskClosedSet: staff.put('desk/shops/:id/closed', 'Close the shop for these days', areas, {
    ...changing,
    body: ClosedForm,
  }),
  deskClosingHourSet: staff.put(
    'desk/shops/:id/closing-hour',
    'Say until which hour an order counts as one of that day',
    areas,
    { ...changing, body: ClosingHour },
  ),
  deskClosedEnd: staff.post('desk/shops/:id/closed/end', 'Take back the closed days', areas, changing),
} as const satisfies Record<string, Call>
