import type { ShopTexts } from '../texts.ts'

export const dates: ShopTexts['dates'] = {
  months: ['ਜਨਵਰੀ', 'ਫ਼ਰਵਰੀ', 'ਮਾਰਚ', 'ਅਪ੍ਰੈਲ', 'ਮਈ', 'ਜੂਨ', 'ਜੁਲਾਈ', 'ਅਗਸਤ', 'ਸਤੰਬਰ', 'ਅਕਤੂਬਰ', 'ਨਵੰਬਰ', 'ਦਸੰਬਰ'],
  shortMonths: ['ਜਨ', 'ਫ਼ਰ', 'ਮਾਰਚ', 'ਅਪ੍ਰੈ', 'ਮਈ', 'ਜੂਨ', 'ਜੁਲਾ', 'ਅਗ', 'ਸਤੰ', 'ਅਕਤੂ', 'ਨਵੰ', 'ਦਸੰ'],
  weekdays: ['ਐਤ', 'ਸੋਮ', 'ਮੰਗਲ', 'ਬੁੱਧ', 'ਵੀਰ', 'ਸ਼ੁੱਕਰ', 'ਸ਼ਨੀ'],
  am: 'am',
  pm: 'pm',
  today: 'ਅੱਜ',
  yesterday: 'ਕੱਲ੍ਹ',
  minutesAgo: {
    one: '# ਮਿੰਟ ਪਹਿਲਾਂ',
    other: '# ਮਿੰਟ ਪਹਿਲਾਂ',
  },
  hoursAgo: {
    one: '# ਘੰਟਾ ਪਹਿਲਾਂ',
    other: '# ਘੰਟੇ ਪਹਿਲਾਂ',
  },
  daysAgo: {
    one: '# ਦਿਨ ਪਹਿਲਾਂ',
    other: '# ਦਿਨ ਪਹਿਲਾਂ',
  },
}
