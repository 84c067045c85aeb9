import { Command } from 'commander'
import { addBackup } from './backup.ts'
import { addBanners } from './banners.ts'
import { addCatalogue } from './catalogue.ts'
import { addCustomers } from './customers.ts'
import { addDeals } from './deals.ts'
import { addEnquiries } from './enquiries.ts'
import { addListings } from './listings.ts'
import { addOrders } from './orders.ts'
import { addProducts } from './products.ts'
import { addRefunds } from './refunds.ts'
import { addReturns } from './returns.ts'
import { addReviews } from './reviews.ts'
import { addSellers } from './sellers.ts'
import { CliError } from './shop-call.ts'

// The operator's command line: an HTTP client of the running server.

const EXAMPLES = `
Examples:
  npm run --silent admin -- orders list
  npm run --silent admin -- orders ship 12
  npm run --silent admin -- products set UF20026-1 --stock 40
  npm run --silent admin -- sellers list --json

The shop is looked for at SHOP_URL (default http://localhost:$PORT), the token in
SHOP_ADMIN_TOKEN or $DATA_DIR/admin-token. Every verb takes --json and --help. The exit code is 0 when the
shop did what was asked, 1 when it refused or could not be reached; the reason goes to standard error.`

const program = new Command('admin').description('Runs the shop from a terminal').addHelpText('after', EXAMPLES)
for (const addGroup of [
  addOrders,
  addProducts,
  addListings,
  addCatalogue,
  addReviews,
  addSellers,
  addEnquiries,
  addDeals,
  addBanners,
  addCustomers,
  addBackup,
  addReturns,
  addRefunds,
])
  addGroup(program)

try {
  await program.parseAsync()
} catch (error) {
  if (!(error instanceof CliError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
