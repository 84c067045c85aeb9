import type { ProductTexts } from '../texts.ts'

export const product: ProductTexts = {
  photo: 'विक्रेत्याने दिलेला फोटो',
  drawing: 'हे चित्र आहे, फोटो नाही',
  picture: (title, place, of) => `${title}, चित्र ${of} पैकी ${place}`,
  place: (place, of) => `चित्र ${of} पैकी ${place}`,
  goTo: (place) => `चित्र ${place} दाखवा`,
  enlarge: 'मोठे पहा',
  large: (size) => `मोठ्या चित्रासाठी दाबा (अंदाजे ${size})`,
  zoomIn: 'आणखी मोठे',
  zoomOut: 'लहान',
  previous: 'मागील',
  next: 'पुढील',
  howMuch: 'मला किती लागेल?',
  questions: 'प्रश्न आणि उत्तरे',
  noQuestions: 'अजून एकही प्रश्न नाही. खरेदीआधी जे जाणून घ्यायचे आहे ते विचारा.',
  ask: 'प्रश्न विचारा',
  askedBy: (name, day) => `${name}, उत्तर ${day} रोजी`,
  tellMe: 'परत आल्यावर सांगा',
  willTell: 'परत आल्यावर आम्ही तुम्हाला सांगू',
  stop: 'सांगू नका',
  loginForAlert: 'लॉग इन करा, म्हणजे कोणाला सांगायचे ते आम्हाला कळेल',
}
