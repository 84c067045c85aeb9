import type { Command } from 'commander'
import type { AdminAnswer } from '../../src/contract/admin-calls.ts'
import { addVerb, examples } from './command.ts'
import { formatTable, time, type Column } from './table.ts'

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
] as const

/** `sellers list | invite | accept | reject | licence`. */
export const addSellers = (program: Command): void => {
  const sellers = program
    .command('sellers')
    .description('Sellers, and those who apply to be one')
    .addHelpText(
      'after',
      examples(
        'sellers list',
        'sellers invite 31',
        'sellers accept 31',
        'sellers licence 31 --kind seed --number MH/1 --state Maharashtra --expires 2027-03-31',
      ),
    )
  addVerb(sellers, 'list', {
    call: 'sellers',
    show: ({ data }) => (data.length === 0 ? 'No sellers yet.' : formatTable(COLUMNS, data)),
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
