import type { Printed } from '../printed.ts'

export const printed: Printed = {
  note: 'ಡೆಲಿವರಿ ಚೀಟಿ',
  noInvoice: 'ಇದು ತೆರಿಗೆ ಬಿಲ್ ಅಲ್ಲ',
  from: 'ಕಳುಹಿಸುವವರು',
  to: 'ಪಡೆಯುವವರು',
  phone: 'ಫೋನ್',
  order: 'ಆರ್ಡರ್',
  ordered: 'ಆರ್ಡರ್ ದಿನಾಂಕ',
  pieces: 'ಪ್ರಮಾಣ',
  goods: 'ಸಾಮಾನು',
  lot: 'ಲಾಟ್',
  expiry: 'ಅವಧಿ ಮುಗಿಯುವ ದಿನ',
  bestBefore: 'ಇದಕ್ಕೂ ಮೊದಲು ಬಳಸಿ',
  licences: {
    fertiliser: 'ಗೊಬ್ಬರ ಪರವಾನಗಿ',
    insecticide: 'ಕೀಟನಾಶಕ ಪರವಾನಗಿ',
    seed: 'ಬೀಜ ಪರವಾನಗಿ',
  },
  delivery: 'ಡೆಲಿವರಿ',
  cash: 'ನಗದು',
  paid: 'ಪಾವತಿ ಆಗಿದೆ',
  packedBy: 'ಪ್ಯಾಕ್ ಮಾಡಿದವರು',
  received: 'ಎಲ್ಲವೂ ಹಾಳಾಗದೆ ಬಂದಿದೆ',
  date: 'ದಿನಾಂಕ',
  name: 'ಹೆಸರು ಮತ್ತು ಸಹಿ',
}
