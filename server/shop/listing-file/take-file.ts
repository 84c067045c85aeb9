import { answers } from '../../../src/contract/answers.ts'
import { unguarded } from '../../../src/contract/product/csv-text.ts'
import type { ListingFileReport } from '../../../src/contract/product/listing-file.ts'
import { listingSentences as say } from '../../../src/contract/product/listing-sentences.ts'
import { loadCategories } from '../catalogue-import/columns/lookup.ts'
import { readCsv, type CsvRow } from '../catalogue-import/csv.ts'
import { recordChange } from '../core/audit.ts'
import type { ShopContext } from '../core/context.ts'
import { cropNames } from '../core/crop-book.ts'
import type { Staff } from '../core/identity.ts'
import { consumeLimit } from '../core/rate-limits.ts'
import { Refusal } from '../core/refusal.ts'
import { keptPictures } from '../listings/what-stands.ts'
import { ownShop } from '../sellers/particulars.ts'
import { LISTING_COLUMNS } from './columns.ts'
import { loadStands, type Known } from './load-stands.ts'
import { planChange, planNew, type Names, type Plan } from './plan.ts'
import { goesOn, readProduct, refuseProduct, type Refuse, type WantedProduct } from './read-product.ts'
import { startReport, type FileReport } from './report.ts'
import { declarePlan, sendPlan } from './send-plan.ts'
import { setPacks } from './set-packs.ts'
import { readWhole } from './whole-file.ts'

/** A seller's own file: what it says otherwise than the shop is set, or sent for approval, and nothing else is touched. */

/** Products that are worked on together: few enough that others wait little for what is locked. */
const BATCH = 10
/** More than a shop can show are refused. */
const ROWS_MAX = 250
/** Files of all shops at a time, each of them in memory. */
const FILES_MAX = 3

interface Taking {
  shop: ShopContext
  me: Staff
  sellerId: number
  report: FileReport
  /** In which line each product was, by what the shop has of it. */
  seen: Map<string, number>
}

const refuseOf =
  ({ report }: Taking, { row: first }: Pick<WantedProduct, 'row'>): Refuse =>
  (row, fault) =>
    report.refuse(first, row, fault)

/** A product that comes twice would be changed back and forth by every import. */
const isTwice = (taking: Taking, wanted: WantedProduct, known: ReturnType<Known>): boolean => {
  const own =
    known === undefined ? '' : 'stand' in known ? `listing ${known.stand.listing.id}` : `draft ${known.draft.id}`
  const names = [`code ${wanted.code}`, own].filter((name) => name !== '')
  const line = names.map((name) => taking.seen.get(name)).find((found) => found !== undefined)
  for (const name of names) if (line === undefined) taking.seen.set(name, wanted.row.line)
  if (line === undefined) return false
  refuseProduct(wanted.rows, { field: 'Handle', reason: say.productTwice(String(line)) }, refuseOf(taking, wanted))
  return true
}

const planOf = async (
  taking: Taking,
  { wanted, known, lookup }: { wanted: WantedProduct; known: ReturnType<Known>; lookup: Names },
): Promise<Plan> => {
  const { shop } = taking
  const look = { lookup, refuse: refuseOf(taking, wanted), pictures: [] }
  if (known === undefined || 'draft' in known) return planNew(wanted, known?.draft, look)
  const plan = planChange(wanted, known.stand, look)
  if (plan.form === undefined || plan.draft !== undefined) return plan
  const pictures = await keptPictures(shop, known.stand.listing.id)
  return { ...plan, form: { ...plan.form, pictures: pictures.map(({ id }) => id) } }
}

/** Prices that the MRP on sale allows are set first, for a lower MRP wants them; those above it once it is approved. */
const take = async (taking: Taking, batch: readonly WantedProduct[]): Promise<void> => {
  const { shop, me, sellerId, report } = taking
  // The operator may rename them while a long file is worked on.
  const lookup: Names = { categories: await loadCategories(shop), cropOf: await cropNames(shop) }
  const known = await loadStands(shop, sellerId, batch)
  const plans: Plan[] = []
  for (const wanted of batch) {
    const found = known(wanted)
    if (!isTwice(taking, wanted, found)) plans.push(await planOf(taking, { wanted, known: found, lookup }))
  }
  const firsts = new Map(plans.flatMap(({ wanted }) => wanted.rows.map((row) => [row, wanted.row] as const)))
  const refuse: Refuse = (row, fault) => report.refuse(firsts.get(row) ?? row, row, fault)
  const sets = plans.flatMap((plan) => plan.sets)
  report.count(
    'set',
    await setPacks(
      shop,
      sellerId,
      sets.filter(({ isAboveMrp }) => !isAboveMrp),
      refuse,
    ),
  )
  for (const plan of plans) {
    const sent = await sendPlan(shop, me, plan, refuse)
    if (sent === 'waiting' || sent === 'on_sale') report.count(sent)
    if (sent === 'as before') report.count('unchanged', plan.form === undefined ? 0 : plan.form.packs.length)
    if (await declarePlan(shop, me, plan, refuse)) report.count('declared')
    report.count('unchanged', plan.unchanged)
  }
  report.count(
    'set',
    await setPacks(
      shop,
      sellerId,
      sets.filter(({ isAboveMrp }) => isAboveMrp),
      refuse,
    ),
  )
}

const withoutMarks = ({ line, cells }: CsvRow): CsvRow => ({
  line,
  cells: Object.fromEntries(Object.entries(cells).map(([column, cell]) => [column, unguarded(cell)])),
})

const takeRows = async (taking: Taking, file: ReadableStream<Uint8Array>, shopName: string): Promise<void> => {
  const { report } = taking
  let rows: CsvRow[] = []
  let batch: WantedProduct[] = []
  const endProduct = async (): Promise<void> => {
    const [first] = rows
    if (first === undefined) return
    const wanted = readProduct(rows, shopName, (row, fault) => report.refuse(first, row, fault))
    rows = []
    if (wanted !== null) batch.push(wanted)
    if (batch.length < BATCH) return
    await take(taking, batch)
    batch = []
  }
  await readCsv(
    { file, columns: LISTING_COLUMNS },
    async (read) => {
      report.read()
      const row = withoutMarks(read)
      const [first] = rows
      if (first !== undefined && !goesOn(row, first)) await endProduct()
      if (rows.length < ROWS_MAX) rows.push(row)
      else report.refuse(first ?? row, row, { field: 'Handle', reason: say.rowsTooMany(String(ROWS_MAX)) })
    },
    (bad) => {
      report.read()
      report.refuseLine(bad)
    },
    report.head,
  )
  await endProduct()
  await take(taking, batch)
}

/** Shops whose file this process is working on. Another process may work on a second one: each product is whole in either. */
const working = new Set<number>()

/** One file of a shop at a time. */
const alone = async <T>(sellerId: number, work: () => Promise<T>): Promise<T> => {
  if (working.has(sellerId)) throw new Refusal('NOT_ALLOWED_NOW', say.fileWaits)
  if (working.size >= FILES_MAX) throw new Refusal('BUSY', answers.tryAgain, { retryAfterSeconds: 30 })
  working.add(sellerId)
  try {
    return await work()
  } finally {
    working.delete(sellerId)
  }
}

/**
 * Takes a file of one's own shop once it has arrived whole. Price and stock of what is on sale are set at once; new
 * products, names, texts, MRP and what is declared go to approval like drafts. Each refused row is reported with its
 * field, everything else is taken; the same file a second time changes nothing.
 */
export const takeListingFile = async (
  shop: ShopContext,
  me: Staff,
  id: number,
  file: ReadableStream<Uint8Array>,
): Promise<ListingFileReport> => {
  const { id: sellerId, shopName, name } = await ownShop(shop, me, id)
  await consumeLimit(shop, 'listingFiles', String(sellerId))
  const again = await readWhole(file)
  return alone(sellerId, async () => {
    const report = startReport()
    // Drafts are the shop's, also where the operator sends its file.
    const taking = {
      shop,
      me: { ...me, sellerId },
      sellerId,
      report,
      seen: new Map<string, number>(),
    }
    await takeRows(taking, again(), shopName ?? name)
    const ended = report.end()
    const { rows, bad_rows, set: changed, unchanged, waiting, on_sale } = ended
    await recordChange(shop, {
      action: 'listing.file',
      entity: 'catalogue',
      entityId: '',
      sellerId,
      after: {
        rows,
        bad_rows,
        products: { added: waiting + on_sale, changed: 0, unchanged: 0 },
        variants: { added: 0, changed, unchanged },
      },
    })
    return ended
  })
}
