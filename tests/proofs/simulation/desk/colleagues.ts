import type { ParcelMove } from '../../../../src/desk/shipments/moves.shared.ts'
import { colleagueOf, skusOf, STAFF } from './goods.ts'
import type { DeskStage } from './stage.ts'

/** What happens at the server meanwhile: others move the same parcels, and customers buy. */

const CALLS = ['pack', 'unpack', 'hand-over', 'deliver', 'fail', 'send-again', 'come-back', 'receive'] as const

export const stir = ({ world: { dice: d }, shop }: DeskStage): void => {
  const seller = d.pick(STAFF)
  const sku = d.pick(skusOf(seller))
  const what = d.next()
  if (what < 0.15) return shop.changeStock(sku, d.below(7) - 5)
  if (what < 0.3) return shop.setPrice(sku, 1 + d.below(9000))
  if (what < 0.4) return shop.order(seller)
  const own = [...shop.parcels.values()].filter(({ seller_id }) => seller_id === seller)
  const { id: target, lines, cash_due } = d.pick(own)
  const bodyOf = (call: (typeof CALLS)[number]): ParcelMove['body'] => {
    switch (call) {
      case 'pack':
        return {
          lines: lines
            .slice(0, 1 + d.below(lines.length))
            .map(({ order_item_id, quantity }) => ({ order_item_id, quantity: 1 + d.below(quantity) })),
        }
      case 'deliver':
        return { cash_taken: cash_due }
      case 'fail':
        return { reason: 'The road is flooded' }
      case 'receive':
        return { restock: d.chance(0.5), reason: 'Torn' }
      case 'hand-over':
        return {}
      case 'unpack':
      case 'send-again':
      case 'come-back':
        return null
    }
  }
  const call = d.pick(CALLS)
  shop.make({ staff: colleagueOf(seller), call, target, body: bodyOf(call) })
}
