import { answers } from '../../../src/contract/answers.ts'
import type { ListingFileReport } from '../../../src/contract/product/listing-file.ts'
import { listingSentences as say } from '../../../src/contract/product/listing-sentences.ts'
import { loadCategories } from '../catalogue-import/columns/lookup.ts'
import { recordChange } from '../core/audit.ts'
import type { ShopContext } from '../core/context.ts'
import { cropNames } from '../core/crop-book.ts'
import { readOwnFacts } from '../core/fact-book.ts'
import type { Staff } from '../core/identity.ts'
import { inParts } from '../core/pauses.ts'
import { consumeLimit } from '../core/rate-limits.ts'
import { Refusal } from '../core/refusal.ts'
import { keptPictures } from '../listings/what-stands.ts'
import { ownShop } from '../sellers/particulars.ts'
import { loadStands, titlesByCode, type Known } from './load-stands.ts'
import { planChange, planNew, type Names, type Plan } from './plan.ts'
import { refuseProduct, type Refuse, type WantedProduct } from './read-product.ts'
import { readProducts } from './read-products.ts'
import { startReport, type FileReport } from './report.ts'
import { declarePlan, sendPlan } from './send-plan.ts'
import { setPacks } from './set-packs.ts'
import { readWhole } from './whole-file.ts'

/** A seller's own file: what it says otherwise than the shop is set, or sent for approval, and nothing else is touched. */

/** So long a part of a file is worked on: with its sending it must fit into what a phone waits for an answer. */
const PART_MS = 60_000
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
  const part = inParts(shop)
  // The operator may rename them while a long file is worked on.
  const lookup = await part(async (): Promise<Names> => ({
    categories: await loadCategories(shop),
    cropOf: await cropNames(shop),
    facts: await readOwnFacts(shop),
  }))
  const known = await part(() => loadStands(shop, sellerId, batch))
  const plans: Plan[] = []
  for (const wanted of batch) {
    const found = known(wanted)
    if (!isTwice(taking, wanted, found)) plans.push(await planOf(taking, { wanted, known: found, lookup }))
  }
  const firsts = new Map(plans.flatMap(({ wanted }) => wanted.rows.map((row) => [row, wanted.row] as const)))
  const refuse: Refuse = (row, fault) => report.refuse(firsts.get(row) ?? row, row, fault)
  const sets = plans.flatMap((plan) => plan.sets)
  const setSome = async (isAboveMrp: boolean): Promise<void> => {
    const some = sets.filter((set) => set.isAboveMrp === isAboveMrp)
    report.count('set', await part(() => setPacks(shop, sellerId, some, refuse)))
  }
  await setSome(false)
  for (const plan of plans)
    await part(async () => {
      const sent = await sendPlan(shop, me, plan, refuse)
      if (sent === 'waiting' || sent === 'on_sale') report.count(sent)
      if (sent === 'as before') report.count('unchanged', plan.form === undefined ? 0 : plan.form.packs.length)
      if (await declarePlan(shop, me, plan, refuse)) report.count('declared')
      report.count('unchanged', plan.unchanged)
    })
  await setSome(true)
}

/** Of what an earlier sending has taken it is known again which products they are. */
const pass = async (taking: Taking, batch: readonly WantedProduct[]): Promise<void> => {
  const known = await inParts(taking.shop)(() => loadStands(taking.shop, taking.sellerId, batch))
  const silent = { ...taking, report: startReport() }
  for (const wanted of batch) isTwice(silent, wanted, known(wanted))
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
 * field, everything else is taken; the same file a second time changes nothing. With a line to begin at the work ends
 * after a while, and the report names the line at which the next sending of the same file goes on.
 */
export const takeListingFile = async (
  shop: ShopContext,
  me: Staff,
  id: number,
  file: ReadableStream<Uint8Array>,
  { from, partMs = PART_MS }: { from?: number | undefined; partMs?: number } = {},
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
    const nextLine = await readProducts(again(), {
      report,
      shopName: shopName ?? name,
      from: from ?? 0,
      workMs: from === undefined ? Infinity : partMs,
      take: (batch) => take(taking, batch),
      pass: (batch) => pass(taking, batch),
    })
    report.call(await titlesByCode(shop, sellerId, report.untitled()))
    const ended = { ...report.end(), ...(nextLine !== undefined && { next_line: nextLine }) }
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
