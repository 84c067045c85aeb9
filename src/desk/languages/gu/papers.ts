import type { DeskWords } from '../words.ts'

export const licencePapers: DeskWords['licencePapers'] = {
  title: 'આપેલાં લાઇસન્સ',
  takenOver: 'વિક્રેતાને મંજૂર કરો ત્યારે, જેનો નિર્ણય બાકી છે તે લાઇસન્સ છે તેમ જ નોંધાય છે.',
  photograph: 'લાઇસન્સનો ફોટો',
  noPhotograph: 'ફોટો આવ્યો નથી',
  waiting: 'ઓપરેટર પાસે છે',
  approved: 'નોંધાઈ ગયું',
  refused: 'પાછું મોકલ્યું',
  approve: 'નોંધો',
  refuseTitle: 'લાઇસન્સ પાછું મોકલવું છે?',
  isRefused: 'લાઇસન્સ પાછું મોકલ્યું',
  own: 'દુકાનનાં લાઇસન્સ',
  ownLead: 'દરેક લાઇસન્સ કાગળના ફોટા સાથે આપો. ફોટો ફક્ત ઓપરેટર જુએ છે, અને તે જ લાઇસન્સ નોંધે છે.',
  add: 'લાઇસન્સ આપો',
  sent: 'લાઇસન્સ ઓપરેટરને મોકલ્યું',
}

export const closingHour: DeskWords['closingHour'] = {
  title: 'દિવસનો છેલ્લો સમય',
  none: 'આખા દિવસના બધા ઓર્ડર એ જ દિવસમાં ગણાય છે.',
  from: (time) => `${time} થી આવેલા ઓર્ડર બીજા દિવસમાં ગણાય છે, અને માલ એક દિવસ પછીનો નક્કી થાય છે.`,
  change: 'સમય બદલો',
  label: 'ઓર્ડર એ જ દિવસમાં ગણો',
  all: 'દિવસના અંત સુધી',
  to: (time) => `${time} સુધી`,
  save: 'સમય સેવ કરો',
  saved: 'સમય સેવ થયો',
}

export const doorProof: DeskWords['doorProof'] = {
  title: 'બારણે લીધેલો ફોટો',
  hint: 'મરજિયાત છે. પછી કોઈ પૂછે તો કામ લાગે છે. ફક્ત દુકાન અને ઓપરેટર જુએ છે.',
}
