import { account } from './en/account.ts'
import { checkout } from './en/checkout.ts'
import { keeping } from './en/keeping.ts'
import { ownAccount } from './en/ownAccount.ts'
import { paying } from './en/paying.ts'
import { phone } from './en/phone.ts'
import { returns } from './en/returns.ts'
import { reviews } from './en/reviews.ts'
import { selling } from './en/selling.ts'
import { waiting } from './en/waiting.ts'
import type { Widened } from './texts.ts'

/** Words of the pages beside the catalogue. They come with those pages, so that the first load stays small. */
const en = { account, checkout, keeping, ownAccount, paying, phone, returns, reviews, selling, waiting }

export type PageTexts = Widened<typeof en>

/** Like `t`, for those pages: `p.reviews.title`. */
export let p: PageTexts = en

/** A language's page texts are loaded before it is spoken. */
export const speakPages = (texts: PageTexts): void => {
  p = texts
}
