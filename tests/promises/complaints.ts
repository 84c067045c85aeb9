import { promise } from './promise.ts'

const taking = 'server/shop/complaints/complaints.ts'
const telling = 'server/shop/news/tell-of-complaints.ts'
const clocks = 'src/contract/constants.ts'
const calls = 'src/contract/desk-calls/complaints.ts'

/** What the law asks of the shop: complaints with a ticket and clocks, and nothing banned. */
export const complaints = {
  'complaints/clocks': promise(
    'A complaint has a ticket at once, 48 hours to be acknowledged and 30 days to be settled',
    [clocks, 'grievanceResolvedDays: 30', 'grievanceResolvedDays: 31'],
  ),
  'complaints/own-order': promise('A complaint names an order of the customer’s own alone', [
    taking,
    'and(eq(orders.id, orderId), eq(orders.customerId, customerId))',
    'and(eq(orders.id, orderId))',
  ]),
  'complaints/flood': promise('One customer cannot bury the complaints of others', [
    taking,
    'const OPEN_MAX = 10',
    'const OPEN_MAX = 1000',
  ]),
  'complaints/typed': promise('What is typed of a complaint stays on the phone until the shop has it', [
    'src/app/pages/account/ComplaintsPage.tsx',
    'draft={draft}',
    'draft={null}',
  ]),
  'complaints/once': promise('A complaint whose answer was lost is taken once, also where the page was closed', [
    'src/features/complaints/ComplaintForm.tsx',
    'useRef(draft?.key === undefined ?',
    'useRef(draft?.complaint !== null ?',
  ]),
  'complaints/erased': promise(
    'An account is erased while a complaint is open: it is closed, and stays as a ticket without words or customer',
    ['server/shop/accounts/erase-account.ts', '  await withdrawComplaints(shop, customerId)\n', ''],
    [
      'server/shop/complaints/complaints.ts',
      "{ customerId: null, orderId: null, complaint: '', subject: 'other' as const }",
      '{ customerId: null }',
    ],
  ),
  'complaints/told': promise('Each step of a complaint is told once', [
    telling,
    '`complaint:${ticket}:${kind}`',
    '`complaint:${ticket}`',
  ]),
  'complaints/officer': promise('Complaints are heard by the operator’s people alone', [
    calls,
    "may: 'complaints', ofOperator: true",
    "may: 'complaints'",
  ]),
  'complaints/banned': promise('A substance that is banned in India comes into no catalogue', [
    'server/shop/catalogue-import/product-header.ts',
    'if (banned !== undefined)',
    "if (banned === 'nothing')",
  ]),
  'complaints/banned-shown': promise('The operator reads at the desk which row of an import it was, and why', [
    'src/desk/shop-front/ImportCard.tsx',
    '<p>{text.badWhy(field, reason)}</p>',
    '',
  ]),
} as const
