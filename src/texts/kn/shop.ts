import type { ShopTexts } from '../texts.ts'
import { catalogue } from './catalogue.ts'
import { dates } from './dates.ts'
import { facts } from './facts.ts'
import { footer } from './footer.ts'
import { goods } from './goods.ts'
import { menus } from './menus.ts'
import { messages } from './messages.ts'
import { search } from './search.ts'
import { states } from './states.ts'

export const shop: ShopTexts = {
  catalogue,
  dates,
  facts,
  failures: {
    notFoundText: 'ಈ ಪುಟ ಇಲ್ಲ, ಅಥವಾ ಬೇರೆ ಕಡೆ ಹೋಗಿದೆ. ಇವುಗಳಲ್ಲಿ ಒಂದನ್ನು ನೋಡಿ:',
    partNotLoaded: 'ಈ ಭಾಗ ಇನ್ನೂ ನಿಮ್ಮ ಫೋನ್‌ನಲ್ಲಿ ಇಲ್ಲ. ಲೋಡ್ ಮಾಡಲು ಒಮ್ಮೆ ನೆಟ್‌ವರ್ಕ್‌ಗೆ ಬನ್ನಿ.',
    failedTitle: 'ಪುಟ ಲೋಡ್ ಆಗಲಿಲ್ಲ',
    failedText: 'ಅಂಗಡಿಯಿಂದ ಉತ್ತರ ಬರಲಿಲ್ಲ. ನಿಮ್ಮ ಕಾರ್ಟ್ ಮತ್ತು ವಿಶ್‌ಲಿಸ್ಟ್ ಈ ಫೋನ್‌ನಲ್ಲಿ ಸುರಕ್ಷಿತವಾಗಿವೆ.',
    offlineTitle: 'ಈ ಪುಟ ಇನ್ನೂ ನಿಮ್ಮ ಫೋನ್‌ನಲ್ಲಿ ಇಲ್ಲ',
    offlineText: 'ನೀವು ಆಫ್‌ಲೈನ್ ಇದ್ದೀರಿ. ಮೊದಲು ತೆರೆದ ಪುಟಗಳು ನೆಟ್‌ವರ್ಕ್ ಇಲ್ಲದೆಯೂ ಕೆಲಸ ಮಾಡುತ್ತವೆ.',
    toHome: 'ಮುಖಪುಟಕ್ಕೆ ಹೋಗಿ',
    tryAgain: 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ',
  },
  footer,
  goods,
  labels: {
    previous: 'ಹಿಂದಿನದು',
    next: 'ಇನ್ನಷ್ಟು',
    previousSlide: 'ಹಿಂದಿನದು',
    nextSlide: 'ಮುಂದಿನದು',
    increase: 'ಪ್ರಮಾಣ ಹೆಚ್ಚಿಸಿ',
    decrease: 'ಪ್ರಮಾಣ ಕಡಿಮೆ ಮಾಡಿ',
    quantity: 'ಪ್ರಮಾಣ',
    listPrice: 'ಪಟ್ಟಿ ಬೆಲೆ',
    percentOff: (percent) => `${percent}% ರಿಯಾಯಿತಿ`,
    outOfFive: (value) => `5 ಸ್ಟಾರ್‌ಗಳಲ್ಲಿ ${value}`,
  },
  menus,
  messages,
  refusals: {
    refused: 'ಅಂಗಡಿ ಇದನ್ನು ಒಪ್ಪಲಿಲ್ಲ. ಪರಿಶೀಲಿಸಿ ಮತ್ತೆ ಸೇವ್ ಮಾಡಿ.',
    gone: 'ಇದನ್ನು ಬೇರೆ ಫೋನ್‌ನಲ್ಲಿ ತೆಗೆಯಲಾಗಿದೆ. ಉಳಿಸಿಕೊಳ್ಳಲು ಮತ್ತೆ ಸೇವ್ ಮಾಡಿ.',
    conflict: 'ಇದು ಈಗಾಗಲೇ ಬಳಕೆಯಲ್ಲಿದೆ. ಮತ್ತೆ ಸೇವ್ ಮಾಡಿ.',
    expired: 'ಇದು ತುಂಬಾ ಹೊತ್ತು ಕಳುಹಿಸದೆ ಉಳಿಯಿತು. ಮತ್ತೆ ಸೇವ್ ಮಾಡಿ.',
    dependent: 'ಇದಕ್ಕಿಂತ ಮೊದಲಿನ ಬದಲಾವಣೆಯನ್ನು ಒಪ್ಪಲಿಲ್ಲ. ಪರಿಶೀಲಿಸಿ ಮತ್ತೆ ಸೇವ್ ಮಾಡಿ.',
    unreadable: 'ಇದನ್ನು ಓದಲು ಆಗಲಿಲ್ಲ. ಮತ್ತೆ ಟೈಪ್ ಮಾಡಿ.',
  },
  search,
  states,
  status: {
    offline: 'ನೀವು ಆಫ್‌ಲೈನ್ ಇದ್ದೀರಿ',
    fromPhone: 'ಈ ಫೋನ್‌ನಲ್ಲಿ ಇರುವುದು',
    pricesSeen: (ago) => `ಬೆಲೆ ನೋಡಿದ್ದು: ${ago}`,
    justNow: 'ಈಗ ತಾನೇ',
    lastOnlineUnknown: 'ಈ ಫೋನ್ ಕೊನೆಯ ಬಾರಿ ಆನ್‌ಲೈನ್ ಇದ್ದ ಮೇಲೆ ಬೆಲೆ ಬದಲಾಗಿರಬಹುದು.',
    attention: {
      one: '# ಬದಲಾವಣೆಯನ್ನು ನೀವು ನೋಡಬೇಕು',
      other: '# ಬದಲಾವಣೆಗಳನ್ನು ನೀವು ನೋಡಬೇಕು',
    },
    waiting: {
      one: '# ಬದಲಾವಣೆ ಕಳುಹಿಸಲು ಬಾಕಿ',
      other: '# ಬದಲಾವಣೆಗಳು ಕಳುಹಿಸಲು ಬಾಕಿ',
    },
  },
}
