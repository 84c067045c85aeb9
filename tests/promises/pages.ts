import { handTables, operatorTables } from './contents/beyond.ts'
import { decisionTables } from './contents/decisions.ts'
import { faultTables } from './contents/faults.ts'
import { orderTables } from './contents/orders.ts'
import { securityTables } from './contents/security.ts'
import { specificationTables } from './contents/specification.ts'
import type { Table } from './contents/table.ts'

/** A page of `docs/` that is made of promises. */
export interface Page {
  path: string
  introduction: string
  /** In order. */
  tables: readonly Table[]
}

export const pages: readonly Page[] = [
  {
    path: 'docs/specification.md',
    introduction: `# The specification, promise by promise

Where each promise of the product's specification lives in the code, and which test proves it. Written by
\`npm run docs:trace\` from the promises in \`tests/promises/\` and from the tests that asserted them; a full run fails when one was
not asserted.`,
    tables: specificationTables,
  },
  {
    path: 'docs/decided.md',
    introduction: `# Decisions, promise by promise

What was decided where the specification is silent or contradicts itself, by the numbers of [the list](decisions.md), and
which test proves it. Written by \`npm run docs:trace\`.`,
    tables: decisionTables,
  },
  {
    path: 'docs/security.md',
    introduction: `# Security, row by row

What the shop does for each row of its security checklist, where, and which test proves it. Written by
\`npm run docs:trace\`, and checked like [the specification](specification.md).
The proofs' own figures are in [test-results.md](test-results.md).

Known limit: telephone numbers and mail addresses that a customer writes into a bulk enquiry are taken out before a seller
reads it. What is written around that, such as “asha (at) farm (dot) example” or a number in words, is not found.`,
    tables: securityTables,
  },
  {
    path: 'docs/resilience.md',
    introduction: `# What can go wrong on a phone, fault by fault

What the shop does about each fault of phone, network and accounts, where, and which test proves it. Written by
\`npm run docs:trace\`, and checked like [the specification](specification.md). How the
queue works, and what the long runs have shown, is in [offline.md](offline.md). The numbers are those of the checklist.`,
    tables: faultTables,
  },
  {
    path: 'docs/orders.md',
    introduction: `# Orders, row by row

What becomes of an order whose answer did not come, and how much may be ordered before money has come in. Written by
\`npm run docs:trace\`, and checked like [the specification](specification.md).`,
    tables: orderTables,
  },
  {
    path: 'docs/operator.md',
    introduction: `# Running the shop, row by row

What the operator can do by call and by command, where each is, and which test proves it; [operations.md](operations.md)
says how. Written by \`npm run docs:trace\`, and checked like
[the specification](specification.md).`,
    tables: operatorTables,
  },
  {
    path: 'docs/hand.md',
    introduction: `# In the hand, row by row

What a farmer with a small phone in one hand must not stumble over, where each is seen to, and which test proves it.
Written by \`npm run docs:trace\`, and checked like [the specification](specification.md).`,
    tables: handTables,
  },
]
