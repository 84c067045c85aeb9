import { promise } from './promise.ts'

const parcels = 'src/offline/desk/parcels.ts'
const pull = 'src/offline/desk/pull.ts'

/** Parcels and their cash on phones of staff. */
export const deskParcels = {
  'desk-parcels/rest': promise('The rest of a parcel is packed under the numbers that the shop gave its pieces', [
    parcels,
    'anew.get(line.order_item_id) ?? line.order_item_id',
    'line.order_item_id',
  ]),
  'desk-parcels/cash-once': promise('Cash that was noted is noted once, however the parcel is split', [
    'server/shop/shipments/split.ts',
    'chargePaise: 0, cashTakenPaise: null, cashTakenBy: null }',
    'chargePaise: 0 }',
  ]),
  'desk-parcels/cash-stays': promise('It stays noted where none is taken later', [
    'server/shop/shipments/cash-notes.ts',
    'counts: isOnTop || known === 0',
    'counts: false',
  ]),
  'desk-parcels/late': promise(
    'Parcels that come after a log-out are thrown away, also where the same person is back',
    [parcels, '      if ((await readSession(local)).epoch !== epoch) return true\n', ''],
  ),
  'desk-parcels/between': promise('A parcel that goes from pile to pile while they are asked for stays on the phone', [
    parcels,
    'underWay.has(id) && !named.has(id)',
    'false',
  ]),
  'desk-parcels/mixed': promise('Piles between which a parcel was moved are asked for anew', [
    pull,
    '    if (isMixed && round < ROUNDS_MAX) continue\n',
    '',
  ]),
  'desk-parcels/why': promise('Why a parcel could not be delivered stays in sight while it comes back', [
    'server/shop/shipments/list-shipments.ts',
    'and(inArray(orderItems.shipmentId, ids), isNotNull(orderEvents.reason))',
    'inArray(orderItems.shipmentId, ids)',
  ]),
  'desk-parcels/account': promise('A change of staff under another one’s log-in is refused', [
    'server/http/rpc/identify.ts',
    '    refuseOther(request, id)\n',
    '',
  ]),
  'desk-parcels/door': promise('Cash that is taken without network arrives once, also where the page was loaded anew', [
    'src/offline/desk/mutators.ts',
    'call: deskShipments.deskDeliver,',
    'call: deskShipments.deskFail,',
  ]),
} as const
