import type { ProductDetails, Variant } from '../../contract/entities.ts'
import { productPicture } from '../../contract/pictures.ts'
import { paise } from '../../contract/money.ts'
import { dosesFor, measureOf } from '../../contract/product/doses-for.ts'
import { lookUpPin } from '../places/pin.ts'
import { FieldCalculator } from './FieldCalculator.tsx'
import type { OfferedPack, WantedPack } from './NeededPacks.tsx'
import { quantityLimit, remainingStock } from '../cart/cart.ts'
import { addPacks, removePacks } from '../cart/several-packs.ts'
import { identity } from '../../client/session/identity.ts'
import { readField, saveField } from './field.shared.ts'
import { getDb } from '../../client/db/get-db.ts'
import { plural } from '../../texts/format.ts'
import { localPack } from '../../texts/packs.ts'
import { pageText, text } from '../../texts/texts.ts'
import { toastError, toastSuccess } from '../../ui/base/toast.ts'
import { useAnswer } from '../../ui/base/useAnswer.ts'
import { FormBlocks } from '../../ui/display/FormSkeleton.tsx'
import { useDeliveryPin } from '../addresses/useDeliveryPin.ts'

/** A kilogram or litre in thousandths of a gram or millilitre, and a gram. */
const THOUSANDTHS = { kg: 1_000_000, litre: 1_000_000, gram: 1_000 } as const

const packOf = (variant: Variant, picture: string): OfferedPack | [] => {
  const { unit, stock_quantity: stock } = variant
  const measure = measureOf(variant)
  if (measure === undefined || unit === 'metre' || unit === 'piece') return []
  return {
    sku: variant.sku,
    name: variant.variant_name,
    measure,
    picture,
    amount: Math.round(variant.amount * THOUSANDTHS[unit]),
    pricePaise: paise(variant.selling_price),
    steps: (variant.steps ?? []).map(({ from, price }) => ({ from, price: paise(price) })),
    available: stock > 0 ? remainingStock(variant) : 0,
  }
}

/** The state that the farmer's PIN lies in, where all its places lie in one. */
const useStateOf = (pin: string | null): string | undefined =>
  useAnswer(async () => {
    const places = pin === null ? null : await lookUpPin(pin)
    const states = new Set(places?.map(({ state }) => state))
    return states.size === 1 ? [...states][0] : undefined
  }, pin).answer

/** The calculator of a product: its label's doses, its packs in stock, and the cart. */
export const ProductCalculator = ({ product }: { product: ProductDetails }) => {
  const state = useStateOf(useDeliveryPin())
  const { answer: kept } = useAnswer(async () => readField(await getDb(), identity()?.acct ?? null))
  if (kept === undefined) return <FormBlocks fields={2} />
  const picture = productPicture(product.product_id, product.image_url, 160)
  const add = async (wanted: readonly WantedPack[]): Promise<boolean> => {
    const refused = await addPacks(product, wanted)
    if (refused === undefined) void toastSuccess(text.messages.productAdded)
    else {
      const limit = plural(remainingStock(refused), text.catalogue[quantityLimit(refused)])
      void toastError(pageText.calculator.cartLimit(localPack(refused.variant_name).text, limit))
    }
    return refused === undefined
  }
  return (
    <FieldCalculator
      doses={dosesFor(product.facts?.doses, product.variants)}
      packs={product.variants.flatMap((variant) => packOf(variant, picture))}
      isSold={!product.licence_required || product.licence?.valid === true}
      state={state}
      kept={kept}
      onKeep={(field) => void getDb().then((local) => saveField(local, identity()?.acct ?? null, field))}
      onAdd={add}
      onUndo={(wanted) => void removePacks(wanted).then(() => void toastSuccess(pageText.calculator.undone))}
    />
  )
}
