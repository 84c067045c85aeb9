import { catalogue } from './en/catalogue.ts'
import { facts } from './en/facts.ts'
import { failures } from './en/failures.ts'
import { footer } from './en/footer.ts'
import { menus } from './en/menus.ts'
import { refusals } from './en/refusals.ts'
import { search } from './en/search.ts'
import type { Widened } from './texts.ts'

const en = { catalogue, facts, failures, footer, menus, refusals, search }

export type ShopTexts = Widened<typeof en>

/** Like `text`, for what comes after the first load: `shopText.catalogue.add`. Lists, cards, menus, footer, refusals. */
export let shopText: ShopTexts = en

/** A language's texts of the shop are loaded before it is spoken. */
export const setShopTexts = (texts: ShopTexts): void => {
  shopText = texts
}
