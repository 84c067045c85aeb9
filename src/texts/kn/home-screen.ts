import type { RestTexts } from '../texts.ts'

export const homeScreen: RestTexts['homeScreen'] = {
  name: 'ಹಲಧರ್, ರೈತರ ಅಂಗಡಿ',
  shortName: 'ಹಲಧರ್',
  description: 'ಹಲವು ಮಾರಾಟಗಾರರಿಂದ ಬೀಜ, ಗೊಬ್ಬರ, ನೀರಾವರಿ ಮತ್ತು ಯಂತ್ರಗಳು. ನೆಟ್‌ವರ್ಕ್ ಇಲ್ಲದೆಯೂ ಕೆಲಸ ಮಾಡುತ್ತದೆ.',
  orders: 'ನಿಮ್ಮ ಆರ್ಡರ್‌ಗಳು',
  wishlist: 'ನನ್ನ ವಿಶ್‌ಲಿಸ್ಟ್',
  phone: 'ಫೋನ್‌ನಲ್ಲಿ ಅಂಗಡಿ',
  desk: 'ಕಂಪ್ಯೂಟರ್‌ನಲ್ಲಿ ಅಂಗಡಿ',
}
