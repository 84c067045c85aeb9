import type { ProductTexts } from '../texts.ts'

export const product: ProductTexts = {
  photo: 'विक्रेता का दिया फ़ोटो',
  drawing: 'यह चित्र है, फ़ोटो नहीं',
  picture: (title, place, of) => `${title}, तस्वीर ${of} में से ${place}`,
  place: (place, of) => `तस्वीर ${of} में से ${place}`,
  goTo: (place) => `तस्वीर ${place} दिखाएं`,
  enlarge: 'बड़ा देखें',
  large: (size) => `बड़ी तस्वीर के लिए दबाएं (लगभग ${size})`,
  zoomIn: 'और बड़ा',
  zoomOut: 'छोटा',
  previous: 'पिछला',
  next: 'अगला',
  howMuch: 'मुझे कितना चाहिए?',
  questions: 'सवाल और जवाब',
  noQuestions: 'अभी कोई सवाल नहीं। खरीदने से पहले जो जानना हो, पूछ लें।',
  ask: 'सवाल पूछें',
  askedBy: (name, day) => `${name}, जवाब ${day} को`,
  tellMe: 'वापस आने पर बताएं',
  willTell: 'वापस आने पर हम आपको बताएंगे',
  stop: 'मत बताएं',
  loginForAlert: 'लॉग इन करें, ताकि हमें पता हो कि किसे बताना है',
}
