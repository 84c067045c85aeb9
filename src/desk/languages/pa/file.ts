import { formatNumber, plural } from '../../../texts/format.ts'
import type { DeskWords } from '../words.ts'

export const listingFile: DeskWords['listingFile'] = {
  title: 'ਫ਼ਾਈਲ ਵਿੱਚ ਲਿਸਟਿੰਗ',
  link: 'ਇਕੱਠੇ ਬਹੁਤ ਸਾਰੇ, ਫ਼ਾਈਲ ਵਿੱਚ',
  take: {
    title: '1. ਫ਼ਾਈਲ ਲਓ',
    lead: 'ਇਸ ਨੂੰ ਸਪ੍ਰੈਡਸ਼ੀਟ ਵਿੱਚ ਖੋਲ੍ਹੋ, ਬਦਲੋ ਅਤੇ CSV ਵਿੱਚ ਸੇਵ ਕਰੋ।',
    all: 'ਤੁਸੀਂ ਜੋ ਵੀ ਵੇਚਦੇ ਹੋ',
    category: 'ਜਾਂ ਇੱਕ ਕੈਟੇਗਰੀ',
    categoryHint: 'ਜਿੰਨੇ ਕਾਲਮ ਉਸ ਵਿੱਚ ਚਾਹੀਦੇ ਹਨ, ਨਵੇਂ ਪ੍ਰੋਡਕਟ ਲਈ ਵੀ',
    choose: 'ਚੁਣੋ',
    download: 'ਕੈਟੇਗਰੀ ਡਾਊਨਲੋਡ ਕਰੋ',
    saved: (count) => plural(count, { one: 'ਸੇਵ ਹੋਇਆ, # ਪੈਕ ਨਾਲ', other: 'ਸੇਵ ਹੋਇਆ, # ਪੈਕ ਨਾਲ' }),
  },
  help: {
    title: 'ਕਿਵੇਂ ਭਰੀਏ',
    row: 'ਹਰ ਲਾਈਨ ਇੱਕ ਪੈਕ ਹੈ। ਪ੍ਰੋਡਕਟ ਦੇ ਬਾਕੀ ਪੈਕ ਉਸ ਦੇ ਹੇਠਾਂ, ਉਸੇ Code ਨਾਲ ਲਿਖੋ।',
    empty: 'ਖਾਲੀ ਖ਼ਾਨੇ ਨਾਲ ਕੁਝ ਨਹੀਂ ਬਦਲਦਾ।',
    fresh: 'ਨਵੇਂ ਪ੍ਰੋਡਕਟ ਦਾ Code ਖਾਲੀ ਛੱਡੋ।',
    atOnce: 'ਕੀਮਤ ਅਤੇ ਸਟਾਕ ਤੁਰੰਤ ਲਾਗੂ ਹੁੰਦੇ ਹਨ। ਨਵੇਂ ਪ੍ਰੋਡਕਟ, ਨਾਮ, MRP ਅਤੇ ਲੇਬਲ ਦੀ ਜਾਣਕਾਰੀ ਨੂੰ ਮਨਜ਼ੂਰੀ ਚਾਹੀਦੀ ਹੈ।',
    photographs: 'ਪ੍ਰੋਡਕਟ ਭੇਜਣ ਤੋਂ ਬਾਅਦ ਫ਼ੋਟੋ ਇੱਥੇ ਹੀ ਜੋੜੋ।',
  },
  send: {
    title: '2. ਫ਼ਾਈਲ ਭੇਜੋ',
    lead: (megabytes, rows) => `CSV ਫ਼ਾਈਲ, ${formatNumber(megabytes)} MB ਅਤੇ ${formatNumber(rows)} ਲਾਈਨਾਂ ਤੱਕ`,
    choose: 'ਫ਼ਾਈਲ ਚੁਣੋ',
    another: 'ਹੋਰ ਫ਼ਾਈਲ ਚੁਣੋ',
    chosen: (name) => `ਚੁਣੀ ਗਈ: ${name}`,
    now: 'ਭੇਜੋ',
    offline: 'ਭੇਜਣ ਲਈ ਨੈੱਟਵਰਕ ਚਾਹੀਦਾ ਹੈ। ਉਦੋਂ ਤੱਕ ਚੁਣੀ ਫ਼ਾਈਲ ਇੱਥੇ ਰਹੇਗੀ।',
    working: 'ਫ਼ਾਈਲ ਭੇਜੀ ਅਤੇ ਜਾਂਚੀ ਜਾ ਰਹੀ ਹੈ। ਲੰਬੀ ਫ਼ਾਈਲ ਨੂੰ ਕੁਝ ਮਿੰਟ ਲੱਗਦੇ ਹਨ: ਇਹ ਪੇਜ ਖੁੱਲ੍ਹਾ ਰੱਖੋ।',
    reached: (row) => `ਲਾਈਨ ${formatNumber(row)} ਤੱਕ ਹੋ ਗਿਆ`,
    lost: 'ਜਵਾਬ ਨਹੀਂ ਆਇਆ। ਫ਼ਾਈਲ ਫਿਰ ਭੇਜੋ: ਕੁਝ ਵੀ ਦੋ ਵਾਰ ਨਹੀਂ ਲਿਆ ਜਾਂਦਾ।',
  },
  report: {
    title: 'ਫ਼ਾਈਲ ਦਾ ਕੀ ਹੋਇਆ',
    taken: (good, rows) => `${formatNumber(rows)} ਵਿੱਚੋਂ ${formatNumber(good)} ਲਾਈਨਾਂ ਲਈਆਂ ਗਈਆਂ`,
    set: (count) => plural(count, { one: '# ਪੈਕ ਦੀ ਨਵੀਂ ਕੀਮਤ ਜਾਂ ਸਟਾਕ ਲਾਗੂ ਹੈ', other: '# ਪੈਕ ਦੀ ਨਵੀਂ ਕੀਮਤ ਜਾਂ ਸਟਾਕ ਲਾਗੂ ਹੈ' }),
    unchanged: (count) => plural(count, { one: '# ਪੈਕ ਪਹਿਲਾਂ ਵਰਗਾ ਹੈ', other: '# ਪੈਕ ਪਹਿਲਾਂ ਵਰਗੇ ਹਨ' }),
    waiting: (count) => plural(count, { one: '# ਪ੍ਰੋਡਕਟ ਦੀ ਮਨਜ਼ੂਰੀ ਬਾਕੀ ਹੈ', other: '# ਪ੍ਰੋਡਕਟ ਦੀ ਮਨਜ਼ੂਰੀ ਬਾਕੀ ਹੈ' }),
    onSale: (count) => plural(count, { one: '# ਪ੍ਰੋਡਕਟ ਵਿਕਰੀ ਵਿੱਚ ਆਇਆ', other: '# ਪ੍ਰੋਡਕਟ ਵਿਕਰੀ ਵਿੱਚ ਆਏ' }),
    declared: (count) =>
      plural(count, { one: '# ਪ੍ਰੋਡਕਟ ਦੇ ਲੇਬਲ ਦੀ ਮਨਜ਼ੂਰੀ ਬਾਕੀ ਹੈ', other: '# ਪ੍ਰੋਡਕਟ ਦੇ ਲੇਬਲ ਦੀ ਮਨਜ਼ੂਰੀ ਬਾਕੀ ਹੈ' }),
    bad: (count) => plural(count, { one: '# ਲਾਈਨ ਠੀਕ ਕਰਨੀ ਹੈ', other: '# ਲਾਈਨਾਂ ਠੀਕ ਕਰਨੀਆਂ ਹਨ' }),
    row: (line, name) => `ਲਾਈਨ ${formatNumber(line)}: ${name}`,
    why: (field, reason) => `${field}: ${reason}`,
    more: (count) => plural(count, { one: 'ਅਤੇ # ਹੋਰ', other: 'ਅਤੇ # ਹੋਰ' }),
    mend: 'ਠੀਕ ਕਰਨ ਵਾਲੀਆਂ ਲਾਈਨਾਂ ਸੇਵ ਕਰੋ',
    mendHint: 'ਉਹ ਵੱਖਰੀ ਫ਼ਾਈਲ ਵਿੱਚ ਹਨ, ਵਜ੍ਹਾ Why ਵਿੱਚ ਹੈ। ਉਸੇ ਵਿੱਚ ਠੀਕ ਕਰੋ ਅਤੇ ਉਹੀ ਫ਼ਾਈਲ ਭੇਜੋ।',
  },
}
