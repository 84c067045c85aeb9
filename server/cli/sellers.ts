import type { StaffAnswer } from '../../src/contract/staff-calls.ts'
import type { AdminSellerDetails, LicenceChange } from '../../src/contract/calls/staff/sellers.ts'
import type { SellerChange } from '../../src/contract/seller-changes.ts'
import { LICENCE_KINDS } from '../../src/contract/sellers.ts'
import { examples, list, optional, required, verb, type CommandGroup } from './command.ts'
import { time, type Column } from './table.ts'

const COLUMNS: readonly Column<StaffAnswer<'deskSellers'>['data'][number]>[] = [
  { title: 'Id', text: (row) => String(row.id), right: true },
  { title: 'Status', text: (row) => row.vendor_status },
  { title: 'Since', text: (row) => time(row.created_at) },
  { title: 'Shop', text: (row) => row.shop_name ?? '–' },
  { title: 'Name', text: (row) => row.name },
  { title: 'Phone', text: (row) => row.phone_number },
  { title: 'Email', text: (row) => row.email },
  { title: 'Place', text: (row) => [row.city, row.state].filter(Boolean).join(', ') || '–' },
]

const licenceText = ({
  id,
  kind,
  number,
  state,
  expires,
  ...licence
}: AdminSellerDetails['licences'][number]): string => {
  const { premises, pincode, valid_from: from, verified_at: verified } = licence
  const days = from === null ? `until ${expires}` : `${from} to ${expires}`
  const parts = [`${id}: ${kind} ${number}`, state, premises, pincode, days, verified && `seen ${time(verified)}`]
  return parts.filter(Boolean).join(', ')
}

const describe = (seller: AdminSellerDetails): string => {
  const { address, city, district, state, pincode } = seller
  const rows = [
    ['Seller', `${seller.id}, ${seller.shop_name ?? seller.name} (${seller.vendor_status})`],
    ['Name', seller.name],
    ['Phone', `${seller.phone_number}, WhatsApp ${seller.whats_app_number}`],
    ['Email', seller.email],
    ['Since', time(seller.created_at)],
    ['Address', [address, city, district, state, pincode].filter(Boolean).join(', ')],
    ['Account', [seller.account_no, seller.ac_name, seller.ifsc_code, seller.account_type].filter(Boolean).join(', ')],
    ['GST', seller.gst_no],
    ['On sale', `${seller.product_count} products`],
    ...seller.licences.map((licence) => ['Licence', licenceText(licence)]),
  ]
  return rows.map(([title, text]) => `${(title ?? '').padEnd(8)}  ${text || '–'}`).join('\n')
}

const show = ({ data }: StaffAnswer<'deskSellerAccept'>) => `Seller ${data.id} is ${data.vendor_status}.`

const CHANGES: readonly Column<SellerChange>[] = [
  { title: 'Change', text: (row) => String(row.id), right: true },
  { title: 'Seller', text: (row) => `${row.seller_id}, ${row.shop_name}` },
  { title: 'Asked', text: (row) => time(row.asked_at) },
  {
    title: 'Wanted',
    text: ({ wanted }) =>
      Object.entries(wanted)
        .map(([name, value]) => `${name}: ${value}`)
        .join('; '),
  },
]

/** The fields of a licence as options; to mend one what is not given stays. */
const licenceOptions = (needed: typeof required) => [
  needed('--kind <kind>', `what it allows to sell: ${LICENCE_KINDS.join(', ')}`),
  needed('--number <number>', 'as it stands on the paper'),
  needed('--state <state>', 'where it is valid, by its English name'),
  needed('--expires <day>', 'last day, such as 2027-03-31'),
  optional('--premises <address>', 'the place that it was issued for'),
  optional('--pincode <pin>', 'the PIN of that place'),
  optional('--valid-from <day>', 'first day, such as 2026-04-01'),
]
type LicenceOptions = Readonly<Record<string, string | undefined>>

const mendOf = ({ kind, number, state, expires, premises, pincode, validFrom }: LicenceOptions) => ({
  kind,
  number,
  // The server checks it against the list.
  state: state as LicenceChange['state'] | undefined,
  expires,
  premises,
  pincode,
  valid_from: validFrom,
})
const licenceOf = ({ kind = '', number = '', state = '', expires = '', ...more }: LicenceOptions) => ({
  ...mendOf(more),
  kind,
  number,
  state: state as LicenceChange['state'],
  expires,
})

const licenceMoved = ({ message = '', data: { stopped, kind } }: StaffAnswer<'deskLicenceDelete'>): string =>
  stopped === 0
    ? `${message}.`
    : `${message}. ${stopped} products on sale need a ${kind} licence and cannot be bought now.`

export const sellers: CommandGroup = {
  name: 'sellers',
  description: 'Sellers, and those who apply to be one',
  help: examples(
    'sellers list',
    'sellers invite 31',
    'sellers show 31',
    'sellers accept 31',
    'sellers suspend 31',
    'sellers changes',
    'sellers change-approve 4',
    'sellers licence-delete 7',
    'sellers licence 31 --kind seed --number MH/1 --state Maharashtra --expires 2027-03-31',
  ),
  verbs: [
    list('list', 'deskSellers', COLUMNS, 'No sellers.'),
    verb('show <id>', 'sellerShow', { show: ({ data }) => describe(data) }),
    verb('invite <id>', 'deskSellerInvite', {
      show: ({ data }) => `Send this link to the seller; it works for seven days:\n${data.link}`,
    }),
    verb('accept <id>', 'deskSellerAccept', { show }),
    verb('reject <id>', 'sellerReject', { show }),
    verb('suspend <id>', 'sellerSuspend', { show }),
    verb('resume <id>', 'deskSellerResume', { show }),
    verb('licence <id>', 'deskSellerLicence', {
      show: ({ data }) => `Seller ${data.seller_id} has the ${data.kind} licence ${data.number} until ${data.expires}.`,
      options: licenceOptions(required),
      request: (id, options) => ({ params: { id }, body: licenceOf(options) }),
    }),
    list('changes', 'sellerChanges', CHANGES, 'No changes wait.'),
    verb('change-approve <change>', 'deskChangeApprove', { show: () => 'The change is in force.' }),
    verb('change-refuse <change>', 'deskChangeRefuse', {
      show: () => 'The change is sent back.',
      options: [required('--reason <text>', 'the shop reads it')],
    }),
    verb('licence-mend <licence>', 'deskLicenceMend', {
      show: licenceMoved,
      options: licenceOptions(optional),
      request: (id, options) => ({ params: { id }, body: mendOf(options) }),
    }),
    verb('licence-delete <licence>', 'deskLicenceDelete', { show: licenceMoved }),
  ],
}
