import type { ProductTexts } from '../texts.ts'

export const product: ProductTexts = {
  photo: 'വിൽപ്പനക്കാരന്റെ ഫോട്ടോ',
  drawing: 'ഇത് വരച്ച ചിത്രം, ഫോട്ടോ അല്ല',
  picture: (title, place, of) => `${title}, ആകെ ${of} ചിത്രം, ഇത് ${place}`,
  place: (place, of) => `ചിത്രം ${place}, ആകെ ${of}`,
  goTo: (place) => `ചിത്രം ${place} കാണിക്കുക`,
  enlarge: 'വലുതാക്കുക',
  large: (size) => `വലിയ ചിത്രത്തിന് അമർത്തുക (ഏകദേശം ${size})`,
  zoomIn: 'വലുത്',
  zoomOut: 'ചെറുത്',
  previous: 'മുമ്പത്തേത്',
  next: 'അടുത്തത്',
  howMuch: 'എനിക്ക് എത്ര വേണം?',
  questions: 'ചോദ്യങ്ങളും ഉത്തരങ്ങളും',
  noQuestions: 'ഇതുവരെ ചോദ്യങ്ങളില്ല. വാങ്ങുന്നതിനു മുമ്പ് അറിയേണ്ടത് ചോദിക്കുക.',
  ask: 'ചോദ്യം ചോദിക്കുക',
  askedBy: (name, day) => `${name}, ഉത്തരം നൽകിയത് ${day}`,
  tellMe: 'വീണ്ടും വരുമ്പോൾ അറിയിക്കുക',
  willTell: 'ഇത് വീണ്ടും വരുമ്പോൾ നിങ്ങളെ അറിയിക്കാം',
  stop: 'അറിയിക്കേണ്ട',
  loginForAlert: 'ലോഗിൻ ചെയ്യുക, എങ്കിലേ ആരെ അറിയിക്കണമെന്ന് ഞങ്ങൾക്ക് അറിയൂ',
}
