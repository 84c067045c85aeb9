import type { DeskWords } from '../words.ts'

export const licencePapers: DeskWords['licencePapers'] = {
  title: 'दिलेले परवाने',
  takenOver: 'विक्रेत्याला मंजूर केल्यावर, निर्णय बाकी असलेले परवाने आहेत तसे नोंदवले जातात.',
  photograph: 'परवान्याचा फोटो',
  noPhotograph: 'फोटो आलेला नाही',
  waiting: 'ऑपरेटरकडे आहे',
  approved: 'नोंदवला',
  refused: 'परत पाठवला',
  approve: 'नोंदवा',
  refuseTitle: 'परवाना परत पाठवायचा?',
  isRefused: 'परवाना परत पाठवला',
  own: 'दुकानाचे परवाने',
  ownLead: 'प्रत्येक परवाना कागदाच्या फोटोसह द्या. फोटो फक्त ऑपरेटर पाहतात, आणि तेच परवाना नोंदवतात.',
  add: 'परवाना द्या',
  sent: 'परवाना ऑपरेटरला पाठवला',
}

export const closingHour: DeskWords['closingHour'] = {
  title: 'दिवसाची शेवटची वेळ',
  none: 'दिवसभरातल्या सर्व ऑर्डर त्याच दिवशी मोजल्या जातात.',
  from: (time) => `${time} पासून आलेल्या ऑर्डर दुसऱ्या दिवशी मोजल्या जातात, आणि माल एक दिवस नंतरचा ठरतो.`,
  change: 'वेळ बदला',
  label: 'ऑर्डर त्याच दिवशी मोजा',
  all: 'दिवस संपेपर्यंत',
  to: (time) => `${time} पर्यंत`,
  save: 'वेळ सेव्ह करा',
  saved: 'वेळ सेव्ह झाली',
}

export const doorProof: DeskWords['doorProof'] = {
  title: 'दारावरचा फोटो',
  hint: 'हवा तर काढा. नंतर कोणी विचारले तर उपयोगी पडतो. फक्त दुकान आणि ऑपरेटर पाहतात.',
}
