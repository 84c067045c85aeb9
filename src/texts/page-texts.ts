import { account } from './en/account.ts'
import { checkout } from './en/checkout.ts'
import { dataUse } from './en/data-use.ts'
import { delivery } from './en/delivery.ts'
import { help } from './en/help.ts'
import { saved } from './en/saved.ts'
import { messageOrder } from './en/message-order.ts'
import { ownAccount } from './en/own-account.ts'
import { payment } from './en/payment.ts'
import { storage } from './en/storage.ts'
import { returns } from './en/returns.ts'
import { reviews } from './en/reviews.ts'
import { questions } from './en/questions.ts'
import { sellerOnboarding } from './en/seller-onboarding.ts'
import { sync } from './en/sync.ts'
import type { Widened } from './texts.ts'

/** Words of the pages beside the catalogue. They come with those pages, so that the first load stays small. */
const en = {
  account,
  checkout,
  dataUse,
  delivery,
  help,
  saved,
  messageOrder,
  ownAccount,
  payment,
  storage,
  returns,
  reviews,
  questions,
  sellerOnboarding,
  sync,
}

export type PageTexts = Widened<typeof en>

/** Like `text`, for those pages: `pageText.reviews.one.title`. */
export let pageText: PageTexts = en

/** A language's page texts are loaded before it is spoken. */
export const setPageTexts = (texts: PageTexts): void => {
  pageText = texts
}
