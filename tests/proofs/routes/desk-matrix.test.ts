import { count, desc } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { auditLog } from '../../../server/db/schema.ts'
import { staffCalls, type DeskCallName } from '../../../src/contract/staff-calls.ts'
import { STAFF_ROLES, type StaffRole } from '../../../src/contract/staff.ts'
import { openBuyer } from '../../server/payments/payment-steps.ts'
import { addSeller } from '../../server/support/fixtures.ts'
import { onPostgres } from '../../server/support/support.ts'
import { deskRoutes } from './desk-routes.ts'
import { changedTables, readRows } from './rows.ts'
import { send } from './sending.ts'
import { report, TEST_TIMEOUT } from '../support/test-scale.ts'

/** Every call of the desk by everybody of the staff: of the own shop, of another one, and of the operator. */

/** Names of calls; that there are such the first test says. */
const listed = (names: string): string[] => names.split(/\s+/)

/** What concerns nothing but the log-in of whoever asks. */
const OWN_LOG_IN = listed('deskSession deskLogout deskPushSubscribe deskPushTest deskPushUnsubscribe')

/** What only the operator's own people may, whatever the role is in a shop. */
const MODERATION = listed('deskReviewApprove deskReviewReject deskReviewTakeBack deskReviewPutBack deskQuestionReject')
const APPROVALS = listed(`deskSellers deskSeller deskSellerInvite deskSellerAccept deskSellerReject deskSellerSuspend
  deskSellerResume deskSellerLicence deskLicenceMend deskLicenceDelete deskChangeApprove deskChangeRefuse
  deskLicenceApprove deskLicenceRefuse deskDeclarationsApprove deskDeclarationsRefuse deskDraftApprove deskDraftReturn deskSellerTrust`)
const FRONT =
  listed(`deskFront deskBannerPicture deskBannersSet deskDealSet deskImport deskCategories deskCategoryCreate
  deskCategorySet deskCategoryOrder deskCategoryMerge deskBrands deskBrandSet deskBrandMerge deskCrops deskCropCreate
  deskCropSet deskCropMerge deskFacts deskFactCreate deskFactSet deskFactOrder deskFactMerge deskProductShow deskProductHide deskProductTexts deskProductTextSet deskPictureKeep
  deskPictures deskPicturesSet deskVariantSet`)
/** Of the operator's people everybody may, to choose one. */
const FOR_ALL = 'deskShops'
const COMPLAINTS = listed('deskComplaints deskComplaintAcknowledge deskComplaintTakeBack deskComplaintClose')
const REFUNDS = listed('deskRefundSend deskRefundSent deskRefundDone deskRefundBack deskRefundOpen')
const DUTIES: DeskCallName[] = ['deskDuties']
const CUSTOMERS = listed('deskCustomers deskCustomerBlock deskCustomerUnblock deskCustomerLetIn deskCustomerOpen')
const CORRECTIONS = listed('deskLinesReturn deskLinesLose deskLinesUndo deskOrderEnd')
const CARTS = listed('deskCartMessage')
const SHOPS_PEOPLE = listed('deskSellerPeople deskSellerPersonAdd')
const OF_OPERATOR = [
  FOR_ALL,
  ...DUTIES,
  ...MODERATION,
  ...APPROVALS,
  ...FRONT,
  ...COMPLAINTS,
  ...REFUNDS,
  ...CUSTOMERS,
  ...CORRECTIONS,
  ...CARTS,
  ...SHOPS_PEOPLE,
]
/** A file is stored, and nothing refers to it yet. */
const STORES_A_FILE: DeskCallName[] = ['deskBannerPicture', 'deskPictureKeep']

/** Who may what, written by hand, so that the contract is compared with it. */
const MAY: Record<StaffRole, string[]> = (() => {
  const packing =
    listed(`deskPile deskShipment deskPack deskUnpack deskHandOver deskDeliver deskProof deskFail deskTakeBack deskSendAgain
    deskComeBack deskReceive deskOwnCash deskPulse`)
  const stock = listed('deskVariants deskStockAdd')
  const money = [...REFUNDS, ...listed('deskCash deskCashSettle deskCashBook deskCashHandOver deskRefunds deskSales')]
  const enquiries = listed('deskEnquiries deskEnquiry deskEnquiryPacks deskQuoteSend deskQuoteWithdraw')
  const everybody = [FOR_ALL, ...listed('deskMe deskToday deskWaiting deskDuties'), ...OWN_LOG_IN]
  const people = [...SHOPS_PEOPLE, ...listed('deskPeople deskInvite deskPersonSet deskLogIns deskLogInEnd')]
  const orders = [...CARTS, ...listed('deskOrders deskOrder')]
  const claims = [...CORRECTIONS, ...listed('deskClaims deskClaim deskClaimApprove deskClaimReject')]
  const messages = [...MODERATION, ...listed('deskReviews deskReviewReply deskQuestions deskQuestionAnswer')]
  const care = [...orders, ...claims, ...messages, ...COMPLAINTS, ...CUSTOMERS]
  const ownShop =
    listed(`deskShop deskShopSet deskRegistered deskChangeAsk deskLicences deskLicenceAsk deskLicencePhotograph deskProducts deskProduct deskDeclare deskAreas
    deskAreaSet deskAreaRemove deskClosedSet deskClosedEnd deskClosingHourSet deskListings deskListing deskListingState deskKnownProducts
    deskKnownFind deskListingKinds deskCropNames deskFile deskFileSend deskDrafts deskDraft deskDraftSend deskDraftPicture deskDraftWithdraw deskFirstSteps`)
  const shopkeeping = [...packing, ...stock, ...money, ...listed('deskPriceSet deskStepsSet deskCancelPart deskLog')]
  const manager = [...everybody, ...shopkeeping, ...care, ...enquiries, ...APPROVALS, ...FRONT, ...ownShop]
  return {
    owner: [...manager, ...people],
    manager,
    packer: [...everybody, ...packing, ...stock],
    accounts: [...everybody, ...orders, ...money],
    support: [...everybody, ...enquiries, 'deskCancelPart', ...care],
  }
})()

const CALLS = Object.entries(staffCalls)
  .filter(([, call]) => call.caller === 'staff' && !('by' in call && call.by === 'token'))
  // The names are those of the table.
  .map(([name, call]) => ({ name: name as DeskCallName, call, route: deskRoutes[name as DeskCallName] }))

test('whoever may what is a call of the desk, and each of them somebody may', () => {
  expect(new Set(Object.values(MAY).flat())).toEqual(new Set(CALLS.map(({ name }) => name)))
})

onPostgres((shop) => {
  let asked = 0
  const sendCounted: typeof send = (...request) => {
    asked++
    return send(...request)
  }
  const stage = async ({ route }: (typeof CALLS)[number]) => {
    const sent = await route.send(shop(), await openBuyer(shop()))
    const sellerId = sent.sellerId ?? (await addSeller(shop().db)).id
    return { sent, sellerId, isAboutThing: sent.sellerId !== undefined }
  }
  const logged = async () => {
    const [row] = await shop().db.select({ rows: count() }).from(auditLog)
    const [last] = await shop().db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1)
    return { rows: row?.rows ?? 0, last }
  }

  test.each(CALLS)(
    '$name lets in only who may, of the own shop alone, and logs what it changes',
    TEST_TIMEOUT,
    async (one) => {
      const { call, route, name } = one
      const named = { ...route, call, name }
      const isOperators = OF_OPERATOR.includes(name)
      const isChange = call.method !== 'GET' && !OWN_LOG_IN.includes(name) && !STORES_A_FILE.includes(name)
      for (const role of STAFF_ROLES) {
        const { sent, sellerId, isAboutThing } = await stage(one)
        const may = MAY[role].includes(name)
        const member = await shop().staff(isOperators ? null : sellerId, role)
        const [rows, before] = [await readRows(shop().db), await logged()]
        const answer = await sendCounted(member.ask, named, sent)
        const after = await logged()
        const wanted = may ? ('success' in call && call.success) || 200 : 403
        const isLogged = may && isChange
        const seen = {
          status: answer.status,
          changed: may ? [] : changedTables(rows, await readRows(shop().db)),
          logged: after.rows - before.rows,
          by: isLogged ? [after.last?.staffId, after.last?.sellerId] : [],
        }
        expect(seen, `${role} ${JSON.stringify(answer.body)}`).toEqual({
          status: wanted,
          changed: [],
          logged: isLogged ? 1 : 0,
          by: isLogged ? [member.id, isOperators && !isAboutThing ? null : sellerId] : [],
        })
      }
      for (const role of STAFF_ROLES.filter((each) => MAY[each].includes(name))) {
        const { sent, sellerId, isAboutThing } = await stage(one)
        if (!isAboutThing && !isOperators) continue
        const stranger = await shop().staff((await addSeller(shop().db)).id, role)
        const [rows, before] = [await readRows(shop().db), await logged()]
        const answer = await sendCounted(stranger.ask, named, sent)
        const after = await logged()
        expect([answer.status, answer.body.data], `another shop's ${role}`).toEqual([
          isOperators ? 403 : 404,
          undefined,
        ])
        expect(changedTables(rows, await readRows(shop().db)).filter((table) => table !== 'audit_log')).toEqual([])
        // What a role may not is told in the contract; what is another's is noted.
        const noted = isOperators ? before.last : { staffId: stranger.id, action: `refused.${name}` }
        expect(after.rows - before.rows).toBe(isOperators ? 0 : 1)
        expect(after.last ?? null).toMatchObject(noted ?? {})
        expect(!isOperators && after.last?.sellerId === sellerId).toBe(false)
      }
      const everywhere = await shop().staff(null, 'owner')
      const token = 'by' in call ? [] : [{ ask: shop().operator, id: null }]
      for (const { ask, id } of [everywhere, ...token]) {
        const { sent } = await stage(one)
        expect((await sendCounted(ask, named, sent)).status, `the operator’s ${id ?? 'token'}`).toBeLessThan(300)
        expect(isChange ? (await logged()).last?.staffId : id, 'who is in the log').toBe(id)
      }
    },
  )

  test('lists show nothing of another shop', TEST_TIMEOUT, async () => {
    const { sent, sellerId } = await stage({
      name: 'deskShipment',
      call: staffCalls.deskShipment,
      route: deskRoutes.deskShipment,
    })
    const id = sent.params?.['id']
    const own = await shop().staff(sellerId)
    const other = await shop().staff((await addSeller(shop().db)).id)
    const lists = [
      'desk/shipments?pile=to_pack',
      'desk/variants',
      'desk/people',
      'desk/log-ins',
      'desk/log',
      'desk/today',
      'desk/orders',
      'desk/claims',
      'desk/refunds',
      'desk/reviews',
      'desk/questions',
      'desk/enquiries',
      'desk/products',
    ]
    const shown = async (ask: typeof own.ask) =>
      Object.fromEntries(
        await Promise.all(lists.map(async (path) => [path, (await ask('GET', path)).body.data] as const)),
      )
    const [mine, theirs] = [await shown(own.ask), await shown(other.ask)]
    expect(JSON.stringify(mine)).toContain(id)
    expect(mine['desk/today']).toMatchObject({ counts: { to_pack: 1 } })
    expect(theirs).toMatchObject({
      'desk/shipments?pile=to_pack': [],
      'desk/variants': [],
      'desk/people': [{ id: other.id }],
      'desk/log-ins': [{ staff_id: other.id, current: true }],
      'desk/log': [],
      'desk/orders': [],
      'desk/claims': [],
      'desk/refunds': [],
      'desk/reviews': [],
      'desk/questions': [],
      'desk/today': { counts: { to_pack: 0 } },
      'desk/enquiries': [],
      'desk/products': [],
    })
  })

  afterAll(() => report('desk-matrix', { calls: CALLS.length, requests: asked }))
})
