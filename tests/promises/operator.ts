import { promise } from './promise.ts'

const shown = 'server/shop/orders/admin-orders.ts'
const paging = 'server/shop/core/paging.ts'
const moves = 'server/shop/shipments/shipment-moves.ts'
const moving = 'server/shop/shipments/move-lines.ts'
const stock = 'server/shop/catalogue/admin-products.ts'
const sellers = 'server/shop/sellers/admin-sellers.ts'
const requests = 'server/shop/sellers/seller-requests.ts'
const onSale = 'server/shop/catalogue/on-sale.ts'
const customers = 'server/shop/accounts/admin-customers.ts'

/** What the person who runs the shop can do with orders, stock, sellers and customers. */
export const operator = {
  'operator/order-shown': promise(
    'An order tells all that is needed to ship it: address, phone, items, seller, cash to collect',
    [shown, 'billing_address: item.billingAddress', 'billing_address: item.deliveryAddress'],
    [shown, "item.itemStatus === 'placed' || item.itemStatus === 'shipped'", "item.itemStatus !== 'cancelled'"],
    [shown, 'seller_phone: seller.phoneNumber', "seller_phone: ''"],
  ),
  'operator/search': promise(
    'Lists are searched by name, phone, PIN, sku and number',
    [shown, "    sql`${orderItems.deliveryAddress}->>'pincode'`,\n", ''],
    [shown, '    customers.name,\n    customers.phoneNumber,\n', ''],
    [paging, "`%${q.replaceAll(/[\\\\%_]/g, '\\\\$&')}%`", '`%${q}%`'],
  ),
  'operator/paged': promise('And paged without a gap or a row twice', [
    paging,
    '${id}) < (${start[0]}',
    '${id}) <= (${start[0]}',
  ]),
  'operator/came-back': promise(
    'What came back or was lost is cancelled with its reason; stock returns only when it was looked at',
    [
      moves,
      "returnToStock: [{ from: ON_THE_WAY, to: 'returned', endsLines: true, stockBack: true }]",
      "returnToStock: [{ from: ON_THE_WAY, to: 'returned', endsLines: true }]",
    ],
    [
      moves,
      "  return: [{ from: ON_THE_WAY, to: 'returned', endsLines: true }]",
      "  return: [{ from: ON_THE_WAY, to: 'returned', endsLines: true, stockBack: true }]",
    ],
    [moving, 'reason: reason ?? null', 'reason: null'],
  ),
  'operator/step-back': promise(
    'A wrongly moved item goes one step back, with a reason; not once its return was asked for',
    [moving, "shipment.state === 'delivered' && { deliveryDate: null }", 'false && { deliveryDate: null }'],
    [
      'server/shop/orders/change-item-status.ts',
      'inArray(returns.orderItemId, [...orderItemIds]))) > 0)',
      'inArray(returns.orderItemId, [...orderItemIds]))) > 9)',
    ],
  ),
  'operator/lost-refund': promise('A paid item that was lost makes its refund due, once', [
    moving,
    "  if (itemStatus === 'cancelled') for (const id of ids) await refundItem(shop, id, 'cancelled')\n",
    '',
  ]),
  'operator/stock': promise(
    'Stock changes by a difference with a reason, never below what is held, and every change is logged',
    [stock, "  if (change.reason === undefined) throw invalid({ reason: 'Say why' })\n", ''],
    [stock, 'if (after < reserved)', 'if (after < 0)'],
    [stock, 'before: before.onHand', 'before: onHand'],
  ),
  'operator/suspended': promise(
    'A suspended seller is in no list, search, page, bundle or order, and is logged out',
    [
      onSale,
      "  sql`${listings.sellerId} in (select s.id from ${sellers} s where s.vendor_status = 'accepted')`,\n",
      '',
    ],
    [sellers, "    if (to === 'suspended') await closeDesk(inner, id)\n", ''],
  ),
  'operator/resume-alone': promise(
    'Only resume brings a seller back, whole; nobody is accepted by it',
    [requests, "if (seller.vendorStatus === 'suspended')\n", "if (seller.name === '')\n"],
    [sellers, 'if (seller.vendorStatus !== to && seller.vendorStatus !== SUSPENSION[to])', "if (seller.name === '')"],
  ),
  'operator/taken-down': promise(
    'A listing that was taken down is nowhere until it is published again',
    [onSale, '  sql`not ${listings.takenDown}`,\n', ''],
    [onSale, 'takenDown: !isShown', 'takenDown: true'],
  ),
  'operator/found': promise('A customer is found by phone, email or number', [
    customers,
    'const texts = [name, phoneNumber, email]',
    'const texts = [name, phoneNumber]',
  ]),
  'operator/blocked': promise(
    'A blocked customer is logged out, cannot log in and is told why',
    [
      'server/shop/accounts/login/sessions.ts',
      '(await db.$count(customers, isBlocked)) > 0',
      '(await db.$count(customers, isBlocked)) > 9',
    ],
    [
      'server/shop/accounts/login/sessions.ts',
      "new Refusal('FORBIDDEN', answers.accountBlocked",
      "new Refusal('UNAUTHORISED', answers.accountBlocked",
    ],
  ),
  'operator/unblocked': promise(
    'Unblocked, she logs in as before; a log-in that was ended stays so',
    [customers, 'set({ blockedAt: null })', 'set({ blockedAt: new Date() })'],
    [customers, "    await closeAllSessions(inner, 'customer', id)\n", ''],
  ),
  'operator/seller-form': promise('The operator reads all of a seller’s form, the account number in full', [
    sellers,
    '...wire(readBank(shop, row))',
    '...wire({ ...readBank(shop, row), accountNo: null })',
  ]),
  'operator/application': promise('An application goes from request over invitation to the form', [
    requests,
    "set({ vendorStatus: 'invited' })",
    "set({ vendorStatus: 'requested' })",
  ]),
  'operator/accepted': promise(
    'Nobody is accepted without the form, and only an accepted seller logs in, and is told so once',
    [
      requests,
      "decision === 'accepted' && seller.shopName === null",
      "decision !== 'accepted' && seller.shopName === null",
    ],
    [requests, "if (decision === 'accepted' && before.vendorStatus !== 'accepted')", "if (decision === 'accepted')"],
  ),
  'operator/licence': promise('A newer licence of the same kind and state takes the place of the old one', [
    'server/shop/sellers/desk-licences.ts',
    '    await db.delete(licences).where(inArray(licences.id, ids))\n',
    '',
  ]),
  'operator/enquiry': promise('An enquiry reaches the operator with everything that was typed', [
    'server/shop/enquiries/enquiries.ts',
    'whats_app_number: whatsAppNumber, message',
    'phone_number: whatsAppNumber, message',
  ]),
}
