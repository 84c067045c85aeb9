import type { DeskWords } from '../words.ts'

export const licencePapers: DeskWords['licencePapers'] = {
  title: 'दिए गए लाइसेंस',
  takenOver: 'विक्रेता को मंज़ूर करने पर, जिन पर फ़ैसला बाकी है वे जैसे हैं वैसे लिख लिए जाते हैं।',
  photograph: 'लाइसेंस की फ़ोटो',
  noPhotograph: 'फ़ोटो नहीं आई है',
  waiting: 'ऑपरेटर के पास है',
  approved: 'लिख लिया गया',
  refused: 'वापस भेजा गया',
  approve: 'लिख लें',
  refuseTitle: 'लाइसेंस वापस भेजें?',
  isRefused: 'लाइसेंस वापस भेजा गया',
  own: 'दुकान के लाइसेंस',
  ownLead: 'हर लाइसेंस कागज़ की फ़ोटो के साथ दें। फ़ोटो सिर्फ़ ऑपरेटर देखते हैं, और वही लाइसेंस लिखते हैं।',
  add: 'लाइसेंस दें',
  sent: 'लाइसेंस ऑपरेटर को भेजा गया',
}

export const closingHour: DeskWords['closingHour'] = {
  title: 'दिन का आखिरी समय',
  none: 'दिन भर के सारे ऑर्डर उसी दिन में गिने जाते हैं।',
  from: (time) => `${time} से आए ऑर्डर अगले दिन में गिने जाते हैं, और सामान एक दिन बाद का तय होता है।`,
  change: 'समय बदलें',
  label: 'ऑर्डर उसी दिन में गिनें',
  all: 'दिन के अंत तक',
  to: (time) => `${time} तक`,
  save: 'समय सेव करें',
  saved: 'समय सेव हो गया',
}

export const doorProof: DeskWords['doorProof'] = {
  title: 'दरवाज़े पर फ़ोटो',
  hint: 'चाहें तो लें। बाद में कोई पूछे तो काम आती है। सिर्फ़ दुकान और ऑपरेटर देखते हैं।',
}
