// `npm run test:mutants [-- <group>]`: Stryker changes the rules that cost money or data; the tests beside each must notice.
import { spawnSync } from 'node:child_process'
import { ensureTestsInstalled } from '../start/install.mjs'
import { findNode } from '../start/node.mjs'

/** By group: the files that are changed, and the tests that are run against each change. */
const GROUPS = {
  money: [
    ['src/contract/{money,price-steps,delivery/promise}.ts'],
    ['tests/unit/contract/**', 'tests/unit/shop/{cart,price-steps}.test.ts'],
  ],
  queue: [
    ['src/client/sync/{queue,queue-policy,replay,send-frozen,optimistic-view,mirror,pull}.ts'],
    // Those that need no page: one costs each change a second, and the long ones half a minute.
    ['tests/unit/sync/{queue,queue-guards,waiting,answers,turns,lists,faults,refusals}.test.ts'],
  ],
  attempts: [
    ['src/shop/order-attempts/{order-attempts,attempt-outcome,expire-attempts}.shared.ts', 'src/shop/cart/*.shared.ts'],
    [
      'tests/unit/{shop,sync}/{checkout,cart,prepaid,several-packs,attempt-ages,expire-attempts,faults,enquiry}.test.ts',
    ],
  ],
  session: [['src/client/session/{session,identity,log-in}.ts'], ['tests/unit/client/{session,log-in}.test.ts']],
  parcels: [
    ['src/desk/shipments/{moves,packing}.shared.ts', 'src/contract/shipment-steps.ts'],
    ['tests/unit/desk/{desk*,try-again}.test.ts'],
  ],
  receipts: [
    ['server/shop/core/{idempotency,transaction}.ts'],
    ['tests/server/{orders/{idempotency,order-attempts},database/transactions}.test.ts'],
  ],
  orders: [
    [
      'server/shop/orders/{order-lines,order-caps,place-order,store-order,change-item-status,unpaid-orders,order-attempts}.ts',
    ],
    [
      'tests/server/orders/{orders,order-rules,order-caps,order-attempts,late-order,takedown,shipping}.test.ts',
      'tests/server/{payments/payments,news/telling,shipments/shipments}.test.ts',
    ],
  ],
  stock: [
    ['server/shop/stock/{reservations,take-stock}.ts'],
    ['tests/server/{orders/{orders,order-rules,late-order},payments/payments,news/telling}.test.ts'],
  ],
  returns: [
    ['server/shop/returns/{returns,return-decisions}.ts'],
    ['tests/server/{orders/returns,staff/desk-care,news/telling}.test.ts'],
  ],
  payments: [
    ['server/shop/payments/{apply-payment,handle-webhook,verify-payment,reconcile,signature}.ts'],
    ['tests/server/payments/{payments,payment-reports,refund-sending}.test.ts'],
  ],
  refunds: [
    ['server/shop/payments/{refunds,send-refunds,cash-refunds,charges}.ts'],
    [
      'tests/server/payments/{refund-sending,small-sums}.test.ts',
      'tests/server/{shipments/cash-refunds,zones/charges,news/telling}.test.ts',
    ],
  ],
  carriage: [
    ['server/shop/{zones/change-zones,orders/order-delivery,shipments/carry-charge}.ts'],
    ['tests/server/zones/{charges,split-charges,zones}.test.ts', 'tests/server/orders/order-caps.test.ts'],
  ],
  listings: [
    ['server/shop/listings/{check-draft,decide-draft,draft-pictures,own-listings,put-on-sale,send-draft}.ts'],
    ['tests/server/listings/*.test.ts'],
  ],
  shipments: [['server/shop/shipments/{split,cash-differences,move-lines}.ts'], ['tests/server/shipments/*.test.ts']],
}

const chosen = process.argv[2]
if (chosen !== undefined && !(chosen in GROUPS)) {
  console.error(`Name a group: npm run test:mutants -- <${Object.keys(GROUPS).join('|')}>`)
  process.exit(1)
}
await ensureTestsInstalled()
const stryker = 'node_modules/@stryker-mutator/core/bin/stryker.js'
for (const [name, [files, tests]] of Object.entries(GROUPS).filter(([group]) => [undefined, group].includes(chosen))) {
  console.log(`\n— ${name}`)
  const given = { MUTATED_FILES: JSON.stringify(files), MUTANT_TESTS: JSON.stringify(tests) }
  const env = { ...process.env, ...given, DATABASE_URL: '', TEST_DATABASE_URL: '' }
  const { status } = spawnSync(findNode(), [stryker, 'run', 'tools/test/stryker.mjs'], { env, stdio: 'inherit' })
  if (status !== 0) process.exitCode = 1
}
