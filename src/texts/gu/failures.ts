import type { ShopTexts } from '../texts.ts'

export const failures: ShopTexts['failures'] = {
  notFoundText: 'આ પેજ નથી, અથવા બીજે ખસેડાયું છે. આમાંથી કોઈ જુઓ:',
  partNotLoaded: 'આ ભાગ હજી તમારા ફોનમાં નથી. તેને લાવવા એક વાર નેટવર્ક સાથે જોડાઓ.',
  failedTitle: 'પેજ લોડ ન થયું',
  failedText: 'દુકાનથી જવાબ ન મળ્યો. તમારું કાર્ટ અને વિશલિસ્ટ આ ફોનમાં સલામત છે.',
  offlineTitle: 'આ પેજ હજી તમારા ફોનમાં નથી',
  offlineText: 'તમે ઑફલાઇન છો. અગાઉ ખોલેલાં પેજ નેટવર્ક વગર પણ ચાલે છે.',
  toHome: 'હોમ પેજ પર જાઓ',
  tryAgain: 'ફરી પ્રયત્ન કરો',
}
