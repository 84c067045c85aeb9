import type { RestTexts } from '../texts.ts'
import { account } from './account.ts'
import { calculator } from './calculator.ts'
import { checkout } from './checkout.ts'
import { complaints } from './complaints.ts'
import { dataUse } from './data-use.ts'
import { delivery } from './delivery.ts'
import { enquiries } from './enquiries.ts'
import { messageOrder } from './message-order.ts'
import { ownAccount } from './own-account.ts'
import { returns } from './returns.ts'
import { reviews } from './reviews.ts'
import { saved } from './saved.ts'
import { sellerOnboarding } from './seller-onboarding.ts'
import { sync } from './sync.ts'

export const rest: RestTexts = {
  account,
  calculator,
  checkout,
  complaints,
  dataUse,
  delivery,
  enquiries,
  help: {
    title: 'ಸಹಾಯ',
    item: 'ಈ ಐಟಂ ಬಗ್ಗೆ ಸಹಾಯ',
    text: 'ನಿಮ್ಮ ಆರ್ಡರ್ ನಂಬರ್ ಹೇಳಿ. ಆಗ ನಮಗೆ ತಕ್ಷಣ ಸಿಗುತ್ತದೆ.',
    aboutOrder: (order, item) => `ಆರ್ಡರ್ ${order}: ${item}`,
  },
  homeScreen: {
    name: 'ಹಲಧರ್, ರೈತರ ಅಂಗಡಿ',
    shortName: 'ಹಲಧರ್',
    description: 'ಹಲವು ಮಾರಾಟಗಾರರಿಂದ ಬೀಜ, ಗೊಬ್ಬರ, ನೀರಾವರಿ ಮತ್ತು ಯಂತ್ರಗಳು. ನೆಟ್‌ವರ್ಕ್ ಇಲ್ಲದೆಯೂ ಕೆಲಸ ಮಾಡುತ್ತದೆ.',
    orders: 'ನಿಮ್ಮ ಆರ್ಡರ್‌ಗಳು',
    wishlist: 'ನನ್ನ ವಿಶ್‌ಲಿಸ್ಟ್',
    phone: 'ಫೋನ್‌ನಲ್ಲಿ ಅಂಗಡಿ',
    desk: 'ಕಂಪ್ಯೂಟರ್‌ನಲ್ಲಿ ಅಂಗಡಿ',
  },
  messageOrder,
  ownAccount,
  payment: {
    again: 'ಮತ್ತೆ ಪಾವತಿಸಿ',
    waits: 'ಈ ಆರ್ಡರ್ ಖಚಿತಪಡಿಸಲು ಈಗಲೇ ಪಾವತಿಸಿ. ಇದರ ಸಾಮಾನನ್ನು ನಿಮಗಾಗಿ 30 ನಿಮಿಷ ಇಟ್ಟಿರುತ್ತೇವೆ.',
    simulator: 'ಪರೀಕ್ಷಾ ಪಾವತಿ',
    simulatorText: 'ಇಲ್ಲಿ ನಿಮ್ಮ ಹಣ ಕಡಿತವಾಗುವುದಿಲ್ಲ. ಈ ಪಾವತಿ ಹೇಗೆ ಮುಗಿಯಬೇಕೆಂದು ಆಯ್ಕೆ ಮಾಡಿ.',
    amount: 'ಪಾವತಿಸಬೇಕಾದ್ದು',
    pay: 'ಪಾವತಿಸಿ',
    fail: 'ವಿಫಲ ಮಾಡಿ',
    refused: 'ಬ್ಯಾಂಕ್ ಈ ಪಾವತಿಯನ್ನು ಒಪ್ಪಲಿಲ್ಲ. ನೀವು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಬಹುದು.',
  },
  questions: {
    title: 'ಪ್ರಶ್ನೆ ಕೇಳಿ',
    lead: 'ಅಂಗಡಿ ಉತ್ತರಿಸುತ್ತದೆ. ನಂತರ ಪ್ರಶ್ನೆ ಮತ್ತು ಉತ್ತರ ನಿಮ್ಮ ಮೊದಲ ಹೆಸರಿನ ಜೊತೆ ಈ ಪುಟದಲ್ಲಿ ಇರುತ್ತವೆ.',
    label: 'ನಿಮ್ಮ ಪ್ರಶ್ನೆ',
    hint: 'ಫೋನ್ ನಂಬರ್ ಮತ್ತು ವಿಳಾಸ ಬರೆಯಬೇಡಿ: ಇದನ್ನು ಎಲ್ಲರೂ ಓದುತ್ತಾರೆ.',
    send: 'ಪ್ರಶ್ನೆ ಕಳುಹಿಸಿ',
    saved: 'ಈ ಫೋನ್‌ನಲ್ಲಿ ಸೇವ್ ಆಗಿದೆ. ನೆಟ್‌ವರ್ಕ್ ಬಂದಾಗ ಕಳುಹಿಸಲಾಗುತ್ತದೆ.',
  },
  returns,
  reviews,
  saved,
  sellerOnboarding,
  storage: {
    memory: 'ಈ ಬ್ರೌಸರ್ ಏನನ್ನೂ ಸೇವ್ ಮಾಡುವುದಿಲ್ಲ, ಪ್ರೈವೇಟ್ ವಿಂಡೋದಂತೆ. ನೀವು ನೋಡಿ ಆರ್ಡರ್ ಮಾಡಬಹುದು, ಆದರೆ ಮುಚ್ಚಿದರೆ ನಿಮ್ಮ ಕಾರ್ಟ್ ಹೋಗುತ್ತದೆ.',
    full: 'ಫೋನ್ ತುಂಬಿದೆ: ಎಲ್ಲವೂ ಸೇವ್ ಆಗಲಿಲ್ಲ. ಇಟ್ಟದ್ದರಲ್ಲಿ ಏನಾದರೂ ತೆಗೆದು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
    seeKept: 'ಇಟ್ಟದ್ದನ್ನು ನೋಡಿ',
    reload: 'ಅಂಗಡಿ ಬೇರೆ ವಿಂಡೋದಲ್ಲಿ ಅಪ್‌ಡೇಟ್ ಆಗಿದೆ.',
    reloadNow: 'ಮತ್ತೆ ಲೋಡ್ ಮಾಡಿ',
    login: 'ನಿಮ್ಮ ಬದಲಾವಣೆ ಕಳುಹಿಸಲು ಮತ್ತೆ ಲಾಗಿನ್ ಮಾಡಿ.',
    loginNow: 'ಲಾಗಿನ್ ಮಾಡಿ',
    lost: 'ಈ ಫೋನ್ ನಿಮ್ಮ ಅಂಗಡಿ ಮಾಹಿತಿ ಅಳಿಸಿತ್ತು. ನಾವು ಮತ್ತೆ ಲೋಡ್ ಮಾಡಿದ್ದೇವೆ.',
  },
  sync,
  voice: {
    speak: 'ಮಾತನಾಡಿ',
    listening: 'ಕೇಳುತ್ತಿದೆ',
    note: 'ನೀವು ಹೇಳುವುದನ್ನು ನಿಮ್ಮ ಬ್ರೌಸರ್ ಅದರ ತಯಾರಕರಿಗೆ ಕಳುಹಿಸುತ್ತದೆ. ಅವರು ಅದನ್ನು ನಿಮಗಾಗಿ ಬರೆದು ಕೊಡುತ್ತಾರೆ.',
    refused: 'ಅಂಗಡಿ ನಿಮ್ಮ ಮಾತು ಕೇಳಲು ಈ ಫೋನ್ ಬಿಡುತ್ತಿಲ್ಲ. ಬದಲಿಗೆ ಟೈಪ್ ಮಾಡಿ.',
    nothing: 'ಏನೂ ಅರ್ಥವಾಗಲಿಲ್ಲ. ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  },
}
