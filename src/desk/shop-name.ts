import { text } from './layout/texts.ts'

interface NamedShop {
  /** Of the operator's own people there is none. */
  seller_id?: number | null | undefined
  shop_name: string
}

/** What a desk is called: by its shop, or in the reader's language that it is of all of them. */
export const shopNameOf = ({ seller_id: shop, shop_name: name }: NamedShop): string =>
  shop === null ? text.allShops : name
