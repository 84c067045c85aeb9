import type { Command } from 'commander'
import type { AdminAnswer } from '../../src/contract/admin-calls.ts'
import type { AdminSellerDetails } from '../../src/contract/admin-calls/sellers.ts'
import { addList, addVerb, examples } from './command.ts'
import { time, type Column } from './table.ts'

const COLUMNS: readonly Column<AdminAnswer<'sellers'>['data'][number]>[] = [
  { title: 'Id', text: (row) => String(row.id), right: true },
  { title: 'Status', text: (row) => row.vendor_status },
  { title: 'Since', text: (row) => time(row.created_at) },
  { title: 'Shop', text: (row) => row.shop_name ?? '–' },
  { title: 'Name', text: (row) => row.name },
  { title: 'Phone', text: (row) => row.phone_number },
  { title: 'Email', text: (row) => row.email },
  { title: 'Place', text: (row) => [row.city, row.state].filter(Boolean).join(', ') || '–' },
]

const MOVES = [
  ['accept', 'sellerAccept'],
  ['reject', 'sellerReject'],
  ['suspend', 'sellerSuspend'],
  ['resume', 'sellerResume'],
] as const

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
    ...seller.licences.map((held) => ['Licence', `${held.kind} ${held.number}, ${held.state}, until ${held.expires}`]),
  ]
  return rows.map(([title, text]) => `${(title ?? '').padEnd(8)}  ${text || '–'}`).join('\n')
}

/** `sellers list | show | invite | accept | reject | suspend | resume | licence`. */
export const addSellers = (program: Command): void => {
  const sellers = program
    .command('sellers')
    .description('Sellers, and those who apply to be one')
    .addHelpText(
      'after',
      examples(
        'sellers list',
        'sellers invite 31',
        'sellers show 31',
        'sellers accept 31',
        'sellers suspend 31',
        'sellers licence 31 --kind seed --number MH/1 --state Maharashtra --expires 2027-03-31',
      ),
    )
  addList(sellers, 'list', { call: 'sellers', columns: COLUMNS, none: 'No sellers.' })
  addVerb(sellers, 'show <id>', {
    call: 'sellerShow',
    request: (id) => ({ params: { id } }),
    show: ({ data }) => describe(data),
  })
  addVerb(sellers, 'invite <id>', {
    call: 'sellerInvite',
    request: (id) => ({ params: { id } }),
    show: ({ data }) => `Send this link to the seller; it works for seven days:\n${data.link}`,
  })
  for (const [verb, call] of MOVES)
    addVerb(sellers, `${verb} <id>`, {
      call,
      request: (id) => ({ params: { id } }),
      show: ({ data }) => `Seller ${data.id} is ${data.vendor_status}.`,
    })
  addVerb(sellers, 'licence <id>', {
    call: 'sellerLicence',
    request: (id, { kind = '', number = '', state = '', expires = '' }) => ({
      params: { id },
      body: { kind, number, state, expires },
    }),
    show: ({ data }) => `Seller ${data.seller_id} has the ${data.kind} licence ${data.number} until ${data.expires}.`,
  })
    .requiredOption('--kind <kind>', 'what it allows to sell: fertiliser, insecticide or seed')
    .requiredOption('--number <number>', 'as it stands on the paper')
    .requiredOption('--state <state>', 'where it is valid')
    .requiredOption('--expires <day>', 'last day, such as 2027-03-31')
}
