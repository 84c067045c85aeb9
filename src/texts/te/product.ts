import type { ProductTexts } from '../texts.ts'

export const product: ProductTexts = {
  photo: 'విక్రేత ఇచ్చిన ఫోటో',
  drawing: 'గీసిన బొమ్మ, ఫోటో కాదు',
  picture: (title, place, of) => `${title}, ${of} చిత్రాల్లో ${place}వది`,
  place: (place, of) => `చిత్రం ${place} / ${of}`,
  goTo: (place) => `చిత్రం ${place} చూపండి`,
  enlarge: 'పెద్దదిగా చూడండి',
  large: (size) => `పెద్ద చిత్రం కోసం నొక్కండి (సుమారు ${size})`,
  zoomIn: 'పెద్దది',
  zoomOut: 'చిన్నది',
  previous: 'వెనుకటిది',
  next: 'తర్వాతిది',
  howMuch: 'నాకు ఎంత కావాలి?',
  questions: 'ప్రశ్నలు, జవాబులు',
  noQuestions: 'ఇంకా ప్రశ్నలు లేవు. కొనే ముందు తెలుసుకోవాలనుకున్నది అడగండి.',
  ask: 'ప్రశ్న అడగండి',
  askedBy: (name, day) => `${name}, జవాబు వచ్చింది: ${day}`,
  tellMe: 'మళ్ళీ వస్తే చెప్పండి',
  willTell: 'మళ్ళీ వచ్చినప్పుడు మీకు చెబుతాం',
  stop: 'నాకు చెప్పవద్దు',
  loginForAlert: 'ఎవరికి చెప్పాలో మాకు తెలియడానికి లాగిన్ అవ్వండి',
}
