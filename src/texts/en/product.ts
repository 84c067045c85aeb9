/** Words of the pages of products and sellers that no other page has. */
export const product = {
  photo: 'Photo from the seller',
  drawing: 'Drawing, not a photo',
  /** What a picture shows, for who cannot see it. */
  picture: (title: string, place: string, of: string) => `${title}, picture ${place} of ${of}`,
  place: (place: string, of: string) => `Picture ${place} of ${of}`,
  goTo: (place: string) => `Show picture ${place}`,
  enlarge: 'Enlarge',
  /** Where little data is used; `size` is such as 50 kB. */
  large: (size: string) => `Tap for the large picture (about ${size})`,
  zoomIn: 'Larger',
  zoomOut: 'Smaller',
  previous: 'Previous',
  next: 'Next',

  howMuch: 'How much do I need?',

  askBulk: 'Ask for a bulk price',
  questions: 'Questions and answers',
  noQuestions: 'No questions yet. Ask what you want to know before you buy.',
  ask: 'Ask a question',
  askedBy: (name: string, day: string) => `${name}, answered ${day}`,

  willTell: 'We will tell you when it is back',
  stop: 'Do not tell me',
  loginForAlert: 'Log in, so that we know whom to tell',

  aboutSeller: 'About the seller',
  legalName: 'Legal name',
  gstRegistered: (number: string) => `Registered for GST: ${number}`,
  gstNot: 'Not registered for GST',
  sellerAddress: 'Address',
  licences: 'Licences',

  collectWhy: 'Subsidised fertiliser is sold only through the dealer’s machine. Bring your ID.',
  callDealer: 'Call the dealer',
  onMap: 'Show on the map',
}
