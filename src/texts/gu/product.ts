import type { ProductTexts } from '../texts.ts'

export const product: ProductTexts = {
  photo: 'Photo from the seller',
  drawing: 'Drawing, not a photo',
  picture: (title, place, of) => `${title}, picture ${place} of ${of}`,
  place: (place, of) => `Picture ${place} of ${of}`,
  goTo: (place) => `Show picture ${place}`,
  enlarge: 'Enlarge',
  large: (size) => `Tap for the large picture (about ${size})`,
  zoomIn: 'Larger',
  zoomOut: 'Smaller',
  previous: 'Previous',
  next: 'Next',
  howMuch: 'How much do I need?',
  questions: 'Questions and answers',
  noQuestions: 'No questions yet. Ask what you want to know before you buy.',
  ask: 'Ask a question',
  askedBy: (name, day) => `${name}, answered ${day}`,
  tellMe: 'Tell me when it is back',
  willTell: 'We will tell you when it is back',
  stop: 'Do not tell me',
  loginForAlert: 'Log in, so that we know whom to tell',
}
