import type { RestTexts } from '../texts.ts'

export const returns: RestTexts['returns'] = {
  button: 'રિટર્ન કરો',
  title: 'આ વસ્તુ રિટર્ન કરો',
  why: 'શું તકલીફ છે?',
  problems: {
    unwanted: 'મારે તેની જરૂર નથી',
    damaged: 'તૂટેલું કે બગડેલું આવ્યું',
    wrong: 'મેં જે ઓર્ડર કર્યું હતું તે આ નથી',
  },
  open: (end) => `${end} સુધી`,
  openWithPicture: (end) => `${end} સુધી, ફોટા સાથે`,
  over: (end) => `આનો સમય પૂરો થયો: ${end}`,
  reason: 'શું થયું?',
  hint: 'ખોલ્યા વગર, લેબલ સાથે રાખો. મંજૂરી પછી કામકાજના 7 દિવસની અંદર રિફંડ.',
  damageHint: 'સામાન અને પેકિંગ બતાવો. મંજૂરી પછી કામકાજના 7 દિવસની અંદર રિફંડ.',
  send: 'રિટર્ન માગો',
  states: {
    requested: (day) => `તમે રિટર્ન માગ્યું: ${day}. વિક્રેતા અહીં જવાબ આપશે.`,
    approved: (day) => `રિટર્ન મંજૂર: ${day}. કામકાજના 7 દિવસની અંદર રિફંડ.`,
    rejected: (day) => `રિટર્ન નામંજૂર: ${day}.`,
  },
  refund: {
    due: (amount, day) => `${amount} નું રિફંડ ${day} થી બાકી છે. તે કામકાજના 7 દિવસની અંદર આવશે.`,
    sent: (amount, day) => `${amount} નું રિફંડ મોકલાયું: ${day}. તમારી બેંકને થોડા દિવસ લાગી શકે.`,
    done: (amount, day) => `${amount} નું રિફંડ થઈ ગયું: ${day}.`,
    whole: 'આ આખા ઓર્ડર માટે છે.',
  },
  to: {
    title: 'પૈસા ક્યાં મોકલવા?',
    upi: 'UPI આઈડી',
    bank: 'બેંક એકાઉન્ટ',
    account: 'એકાઉન્ટ નંબર',
    ifsc: 'IFSC કોડ',
    save: 'સેવ કરો',
    unknown: 'તમારા પૈસા ક્યાં મોકલવા તે દુકાનને ખબર નથી.',
    known: (to) => `તે અહીં જશે: ${to}.`,
    say: 'ક્યાં તે જણાવો',
    change: 'જગ્યા બદલો',
  },
  note: (words) => `દુકાન કહે છે: ${words}`,
}
