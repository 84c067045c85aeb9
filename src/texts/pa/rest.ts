import type { RestTexts } from '../texts.ts'
import { account } from './account.ts'
import { calculator } from './calculator.ts'
import { checkout } from './checkout.ts'
import { complaints } from './complaints.ts'
import { dataUse } from './data-use.ts'
import { delivery } from './delivery.ts'
import { enquiries } from './enquiries.ts'
import { help } from './help.ts'
import { homeScreen } from './home-screen.ts'
import { messageOrder } from './message-order.ts'
import { ownAccount } from './own-account.ts'
import { payment } from './payment.ts'
import { questions } from './questions.ts'
import { returns } from './returns.ts'
import { reviews } from './reviews.ts'
import { saved } from './saved.ts'
import { sellerOnboarding } from './seller-onboarding.ts'
import { storage } from './storage.ts'
import { sync } from './sync.ts'
import { voice } from './voice.ts'

export const rest: RestTexts = {
  account,
  calculator,
  checkout,
  complaints,
  dataUse,
  delivery,
  enquiries,
  help,
  homeScreen,
  messageOrder,
  ownAccount,
  payment,
  questions,
  returns,
  reviews,
  saved,
  sellerOnboarding,
  storage,
  sync,
  voice,
}
