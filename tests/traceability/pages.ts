import { accounts } from './accounts.ts'
import { attacks } from './attacks.ts'
import { hand } from './hand.ts'
import type { Page } from './promise.ts'
import { faultRows } from './faults.ts'
import { operator } from './operator.ts'
import { orders } from './orders.ts'

export const pages: readonly Page[] = [
  {
    path: 'docs/specification.md',
    introduction: `# The specification, promise by promise

Where each promise of the product's specification lives in the code, and which test proves it. Written by
\`npm run docs:trace\` from the promises in \`tests/promises/\` and from the tests that asserted them; a full run fails when one was
not asserted.`,
    sections: [],
  },
  {
    path: 'docs/decided.md',
    introduction: `# Decisions, promise by promise

What was decided where the specification is silent or contradicts itself, by the numbers of [the list](decisions.md), and
which test proves it. Written by \`npm run docs:trace\`.`,
    sections: [],
  },
  {
    path: 'docs/security.md',
    introduction: `# Security, row by row

What the shop does for each row of its security checklist, where, and which test proves it. Written by
\`npm run docs:trace\`, and checked like [the specification](specification.md).
The proofs' own figures are in [test-results.md](test-results.md).`,
    sections: [accounts, attacks],
  },
  {
    path: 'docs/resilience.md',
    introduction: `# What can go wrong on a phone, fault by fault

What the shop does about each fault of phone, network and accounts, where, and which test proves it. Written by
\`npm run docs:trace\`, and checked like [the specification](specification.md). How the
queue works, and what the long runs have shown, is in [offline.md](offline.md). The numbers are those of the checklist.`,
    sections: [faultRows],
  },
  {
    path: 'docs/orders.md',
    introduction: `# Orders, row by row

What becomes of an order whose answer did not come, and how much may be ordered before money has come in. Written by
\`npm run docs:trace\`, and checked like [the specification](specification.md).`,
    sections: orders,
  },
  {
    path: 'docs/operator.md',
    introduction: `# Running the shop, row by row

What the operator can do by call and by command, where each is, and which test proves it; [operations.md](operations.md)
says how. Written by \`npm run docs:trace\` from \`tests/traceability/operator.ts\`, and checked like
[the specification](specification.md).`,
    sections: [operator],
  },
  {
    path: 'docs/hand.md',
    introduction: `# In the hand, row by row

What a farmer with a small phone in one hand must not stumble over, where each is seen to, and which test proves it.
Written by \`npm run docs:trace\` from \`tests/traceability/hand.ts\`, and checked like [the specification](specification.md).`,
    sections: [hand],
  },
]
