import type { RestTexts } from '../texts.ts'

export const payment: RestTexts['payment'] = {
  again: 'ફરી ચૂકવો',
  waits: 'આ ઓર્ડર પાકો કરવા હમણાં ચૂકવો. અમે તેનો સામાન તમારા માટે 30 મિનિટ રાખીશું.',
  simulator: 'ટેસ્ટ પેમેન્ટ',
  simulatorText: 'અહીં સાચા પૈસા જતા નથી. આ પેમેન્ટનું શું થાય તે પસંદ કરો.',
  amount: 'ચૂકવવાના',
  pay: 'ચૂકવો',
  fail: 'પેમેન્ટ નિષ્ફળ કરો',
  refused: 'બેંકે આ પેમેન્ટ સ્વીકાર્યું નહીં. ફરી પ્રયત્ન કરી શકો છો.',
}
