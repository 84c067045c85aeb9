import { Command } from 'commander'
import { addBackup } from './backup.ts'
import { banners, deals } from './promotions.ts'
import { cart, orders } from './orders.ts'
import { cash, refunds, returns } from './refunds.ts'
import { catalogue, listings, products } from './catalogue.ts'
import { customers, enquiries } from './customers.ts'
import { questions, reviews } from './reviews.ts'
import { sellers } from './sellers.ts'
import { staff } from './staff.ts'
import { CliError } from './shop-call.ts'
import { zones } from './zones.ts'

// The operator's command line: an HTTP client of the running server.

const EXAMPLES = `
Examples:
  npm run --silent admin -- orders list
  npm run --silent admin -- orders ship 12
  npm run --silent admin -- products set UF20026-1 --stock 40
  npm run --silent admin -- sellers list --json

The shop is looked for at SHOP_URL (default http://localhost:$PORT), the token in SHOP_ADMIN_TOKEN or
$DATA_DIR/admin-token. Every verb takes --json and --help. The exit code is 0 when the shop did what was
asked, 1 when it refused or could not be reached; the reason goes to standard error.`

const GROUPS = [
  orders,
  cart,
  products,
  listings,
  catalogue,
  reviews,
  questions,
  sellers,
  staff,
  zones,
  enquiries,
  deals,
  banners,
  customers,
  returns,
  refunds,
  cash,
]

const program = new Command('admin').description('Runs the shop from a terminal').addHelpText('after', EXAMPLES)
for (const { name, description, help = '', verbs } of GROUPS) {
  const group = program.command(name).description(description).addHelpText('after', help)
  for (const addVerb of verbs) addVerb(group)
}
addBackup(program)

try {
  await program.parseAsync()
} catch (error) {
  if (!(error instanceof CliError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
