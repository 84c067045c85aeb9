import { COD_AVAILABLE } from '../../../contract/constants.ts'
import type { Variant } from '../../../contract/entities.ts'
import type { OfferedPack, OtherOffer } from '../../../contract/product/facts.ts'
import { bestPackOf, compareOffers } from '../../../contract/product/offers.ts'

type Pack = Omit<OfferedPack, 'sku'>

interface ComparedOffer {
  offer: OtherOffer
  /** What is compared with the chosen pack. */
  pack: Pack
  isLeft: boolean
  /** Nothing where an earlier build has stored the answer. */
  takesCash: boolean | undefined
}

/** As far as an earlier build tells: the first pack, of which nobody knows how much is in it. */
const firstPackOf = ({ variant_name, selling_price, in_stock }: OtherOffer): Pack => ({
  variant_name,
  selling_price,
  cod_available: COD_AVAILABLE,
  stock_quantity: in_stock ? 1 : 0,
  amount: 1,
  unit: 'piece',
})

const isSame = (pack: Pack, { unit, amount, variant_name }: Variant): boolean =>
  pack.unit === unit && (unit === 'piece' ? pack.variant_name === variant_name : pack.amount === amount)

/** The same pack from each seller where it has one, otherwise its best; in stock first, then by what a unit costs. */
export const compareWith = (chosen: Variant, offers: readonly OtherOffer[]): ComparedOffer[] =>
  offers
    .map((offer) => {
      const same = offer.packs.find((pack) => pack.stock_quantity > 0 && isSame(pack, chosen))
      const known = same ?? bestPackOf(offer.packs) ?? offer.packs[0]
      const pack = known ?? firstPackOf(offer)
      const isLeft = offer.in_stock && pack.stock_quantity > 0
      return { offer, pack, isLeft, takesCash: known && known.cod_available === COD_AVAILABLE }
    })
    .sort((one, other) =>
      compareOffers(
        { id: one.offer.id, canBuy: one.isLeft, packs: [one.pack] },
        { id: other.offer.id, canBuy: other.isLeft, packs: [other.pack] },
      ),
    )
