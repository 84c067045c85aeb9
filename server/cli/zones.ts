import { readRupees } from '../../src/contract/amounts.ts'
import type { StaffAnswer } from '../../src/contract/staff-calls.ts'
import { ALL_INDIA } from '../../src/contract/delivery/promise.ts'
import type { DeliveryZone } from '../../src/contract/delivery/zones.ts'
import { rupees } from '../../src/contract/money.ts'
import { examples, list, optional, required, verb, type CommandGroup } from './command.ts'
import { CliError } from './shop-call.ts'
import { money, type Column } from './table.ts'

type Row = StaffAnswer<'zones'>['data'][number]

const cashOf = ({ cash_max }: DeliveryZone): string =>
  cash_max === undefined ? 'cash' : cash_max === 0 ? 'no cash' : `cash up to ${money(cash_max)}`

const chargeOf = ({ charge, free_above }: DeliveryZone): string[] => {
  if (charge === undefined) return []
  return [`delivery ${money(charge)}${free_above === undefined ? '' : `, free from ${money(free_above)}`}`]
}

const zoneText = (zone: DeliveryZone): string =>
  `${zone.pins.map((prefix) => prefix || 'all').join(',')}: ${[
    `${zone.days.join('-')} days`,
    cashOf(zone),
    ...chargeOf(zone),
  ].join(', ')}`

const zonesText = ({ zones }: Row): string =>
  zones.length === 0 ? `all of India, ${ALL_INDIA.days.join('-')} days` : zones.map(zoneText).join('; ')

const COLUMNS: readonly Column<Row>[] = [
  { title: 'Id', text: (row) => String(row.seller_id), right: true },
  { title: 'Shop', text: (row) => row.shop_name },
  { title: 'Delivers to', text: zonesText },
]

const show = ({ data }: StaffAnswer<'zonesSet'>): string => `${data.shop_name} (${data.seller_id}): ${zonesText(data)}`

/** What was given with an option: nothing where it was not, null for `none`. */
const sumOf = (option: string, given: string | undefined): number | null | undefined => {
  if (given === undefined) return undefined
  if (given === 'none') return null
  const read = readRupees(given)
  if (typeof read === 'string') throw new CliError(`${option}: ${given} is no number of rupees.`)
  return rupees(read)
}

const ZONES_HELP = `
PINs are named by how they begin, 2 to 6 digits; the longest beginning that fits a PIN decides, and "all" is
for every PIN that no longer one fits. A seller without zones delivers to all of India in ${ALL_INDIA.days.join(' to ')}
days; one with zones delivers only to PINs that it names. Days are calendar days after that of the order.
${examples(
  'zones list',
  'zones list 31',
  'zones set 31 --pins 42,431 --days 2-4',
  'zones set 31 --pins all --days 4-7 --cash-limit 5000',
  'zones set 31 --pins 744 --days 10-20 --no-cash',
  'zones set 31 --pins all --days 4-7 --charge 60 --free-from 2000',
  'zones set 31 --pins 744 --days 10-20 --cash-limit none',
  'zones remove 31 --pins 431',
  'zones remove 31',
)}`

export const zones: CommandGroup = {
  name: 'zones',
  description: 'Where sellers deliver, in how many days, for what, and what they take in cash there',
  help: ZONES_HELP,
  verbs: [
    list('list [seller]', 'zones', COLUMNS, 'No sellers.'),
    verb('set <seller>', 'zonesSet', {
      show,
      options: [
        required('--pins <prefixes>', 'how PINs begin, such as 42,431; all for every other PIN'),
        required('--days <days>', 'first and last day after that of the order, such as 2-4'),
        optional('--cash-limit <rupees>', 'what one order may cost in cash, or none; what is not said stays'),
        optional('--no-cash', 'only what is paid in advance'),
        optional('--charge <rupees>', 'what delivery of one order costs, or none; what is not said stays'),
        optional('--free-from <rupees>', 'goods of so much or more go without a charge, or none'),
      ],
      request: (id, { pins = '', days = '', cashLimit, cash, charge, freeFrom }) => ({
        params: { id },
        body: {
          pins,
          days,
          cash_max: cash ? sumOf('--cash-limit', cashLimit) : 0,
          charge: sumOf('--charge', charge),
          free_above: sumOf('--free-from', freeFrom),
        },
      }),
    }),
    verb('remove <seller>', 'zonesRemove', {
      show,
      options: [optional('--pins <prefixes>', 'these alone; without it every zone')],
      request: (id, { pins }) => ({ params: { id }, body: pins === undefined ? {} : { pins } }),
    }),
  ],
}
