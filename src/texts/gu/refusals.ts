import type { ShopTexts } from '../texts.ts'

export const refusals: ShopTexts['refusals'] = {
  refused: 'દુકાને આ સ્વીકાર્યું નહીં. તપાસો અને ફરી સેવ કરો.',
  gone: 'આ બીજા ફોન પર ડિલીટ થયું છે. રાખવું હોય તો ફરી સેવ કરો.',
  conflict: 'આ પહેલાં વપરાઈ ગયું છે. ફરી સેવ કરો.',
  expired: 'મોકલવામાં બહુ મોડું થયું. ફરી સેવ કરો.',
  dependent: 'અગાઉનો એક ફેરફાર સ્વીકારાયો નથી. તે તપાસો અને ફરી સેવ કરો.',
  unreadable: 'આ વાંચી શકાયું નહીં. ફરી લખો.',
}
