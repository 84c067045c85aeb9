import type { ShopTexts } from '../texts.ts'
import { catalogue } from './catalogue.ts'
import { dates } from './dates.ts'
import { facts } from './facts.ts'
import { failures } from './failures.ts'
import { footer } from './footer.ts'
import { goods } from './goods.ts'
import { labels } from './labels.ts'
import { menus } from './menus.ts'
import { messages } from './messages.ts'
import { refusals } from './refusals.ts'
import { search } from './search.ts'
import { states } from './states.ts'
import { status } from './status.ts'

export const shop: ShopTexts = {
  catalogue,
  dates,
  facts,
  failures,
  footer,
  goods,
  labels,
  menus,
  messages,
  refusals,
  search,
  states,
  status,
}
