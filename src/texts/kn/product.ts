import type { ProductTexts } from '../texts.ts'

export const product: ProductTexts = {
  photo: 'ಮಾರಾಟಗಾರರ ಫೋಟೋ',
  drawing: 'ಇದು ಚಿತ್ರ, ಫೋಟೋ ಅಲ್ಲ',
  picture: (title, place, of) => `${title}, ${of} ಚಿತ್ರಗಳಲ್ಲಿ ${place}`,
  place: (place, of) => `${of} ಚಿತ್ರಗಳಲ್ಲಿ ${place}`,
  goTo: (place) => `ಚಿತ್ರ ${place} ತೋರಿಸಿ`,
  enlarge: 'ದೊಡ್ಡದಾಗಿ ನೋಡಿ',
  large: (size) => `ದೊಡ್ಡ ಚಿತ್ರಕ್ಕೆ ಒತ್ತಿ (ಸುಮಾರು ${size})`,
  zoomIn: 'ದೊಡ್ಡದು',
  zoomOut: 'ಚಿಕ್ಕದು',
  previous: 'ಹಿಂದಿನದು',
  next: 'ಮುಂದಿನದು',
  howMuch: 'ನನಗೆ ಎಷ್ಟು ಬೇಕು?',
  questions: 'ಪ್ರಶ್ನೆಗಳು ಮತ್ತು ಉತ್ತರಗಳು',
  noQuestions: 'ಇನ್ನೂ ಯಾರೂ ಪ್ರಶ್ನೆ ಕೇಳಿಲ್ಲ. ಖರೀದಿಸುವ ಮೊದಲು ನಿಮಗೆ ಬೇಕಾದ್ದನ್ನು ಕೇಳಿ.',
  ask: 'ಪ್ರಶ್ನೆ ಕೇಳಿ',
  askedBy: (name, day) => `${name}, ಉತ್ತರ ಕೊಟ್ಟ ದಿನ ${day}`,
  tellMe: 'ಮತ್ತೆ ಬಂದಾಗ ತಿಳಿಸಿ',
  willTell: 'ಇದು ಮತ್ತೆ ಬಂದಾಗ ನಿಮಗೆ ತಿಳಿಸುತ್ತೇವೆ',
  stop: 'ತಿಳಿಸಬೇಡಿ',
  loginForAlert: 'ಲಾಗಿನ್ ಮಾಡಿ, ಆಗ ಯಾರಿಗೆ ತಿಳಿಸಬೇಕೆಂದು ನಮಗೆ ಗೊತ್ತಾಗುತ್ತದೆ',
}
