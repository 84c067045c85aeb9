import { formatNumber, plural } from '../../../texts/format.ts'
import type { DeskWords } from '../words.ts'

export const listingFile: DeskWords['listingFile'] = {
  title: 'फाइलमध्ये लिस्टिंग',
  link: 'एकदम अनेक, फाइलमध्ये',
  take: {
    title: '1. फाइल घ्या',
    lead: 'ती स्प्रेडशीटमध्ये उघडा, बदला आणि CSV म्हणून सेव्ह करा.',
    all: 'तुम्ही विकता ते सर्व',
    category: 'किंवा एक कॅटेगरी',
    categoryHint: 'तिला लागतील तेवढे कॉलम, नवीन प्रॉडक्टसाठीही',
    choose: 'निवडा',
    download: 'कॅटेगरी डाउनलोड करा',
    saved: (count) => plural(count, { one: 'सेव्ह झाले, # पॅकसह', other: 'सेव्ह झाले, # पॅकसह' }),
  },
  help: {
    title: 'कसे भरायचे',
    row: 'प्रत्येक ओळ म्हणजे एक पॅक. प्रॉडक्टचे इतर पॅक खाली, त्याच Code सह लिहा.',
    empty: 'रिकाम्या रकान्याने काही बदलत नाही.',
    fresh: 'नवीन प्रॉडक्टचा Code रिकामा ठेवा.',
    atOnce: 'किंमत आणि स्टॉक लगेच लागू होतात. नवीन प्रॉडक्ट, नाव, MRP आणि लेबलवरील माहितीला मंजुरी लागते.',
    photographs: 'प्रॉडक्ट पाठवल्यावर फोटो इथेच जोडा.',
  },
  send: {
    title: '2. फाइल पाठवा',
    lead: (megabytes, rows) => `CSV फाइल, ${formatNumber(megabytes)} MB आणि ${formatNumber(rows)} ओळींपर्यंत`,
    choose: 'फाइल निवडा',
    another: 'दुसरी फाइल निवडा',
    chosen: (name) => `निवडली: ${name}`,
    now: 'पाठवा',
    offline: 'पाठवायला नेटवर्क लागते. निवडलेली फाइल तोपर्यंत इथेच राहते.',
    working: 'फाइल पाठवून तपासली जात आहे. मोठ्या फाइलला काही मिनिटे लागतात: हे पेज उघडे ठेवा.',
    reached: (row) => `ओळ ${formatNumber(row)} पर्यंत झाले`,
    lost: 'उत्तर आले नाही. फाइल पुन्हा पाठवा: काहीही दोनदा घेतले जात नाही.',
  },
  report: {
    title: 'फाइलचे काय झाले',
    taken: (good, rows) => `${formatNumber(rows)} पैकी ${formatNumber(good)} ओळी घेतल्या`,
    set: (count) =>
      plural(count, { one: '# पॅकला नवीन किंमत किंवा स्टॉक लागू आहे', other: '# पॅकना नवीन किंमत किंवा स्टॉक लागू आहे' }),
    unchanged: (count) => plural(count, { one: '# पॅक आधीसारखा आहे', other: '# पॅक आधीसारखे आहेत' }),
    waiting: (count) => plural(count, { one: '# प्रॉडक्टची मंजुरी बाकी आहे', other: '# प्रॉडक्टची मंजुरी बाकी आहे' }),
    onSale: (count) => plural(count, { one: '# प्रॉडक्ट विक्रीस आले', other: '# प्रॉडक्ट विक्रीस आले' }),
    declared: (count) =>
      plural(count, { one: '# प्रॉडक्टच्या लेबलची मंजुरी बाकी आहे', other: '# प्रॉडक्टच्या लेबलची मंजुरी बाकी आहे' }),
    bad: (count) => plural(count, { one: '# ओळ दुरुस्त करायची आहे', other: '# ओळी दुरुस्त करायच्या आहेत' }),
    row: (line, name) => `ओळ ${formatNumber(line)}: ${name}`,
    why: (field, reason) => `${field}: ${reason}`,
    more: (count) => plural(count, { one: 'आणि आणखी #', other: 'आणि आणखी #' }),
    mend: 'दुरुस्तीच्या ओळी सेव्ह करा',
    mendHint: 'त्या वेगळ्या फाइलमध्ये आहेत, कारण Why मध्ये आहे. तिथेच दुरुस्त करून ती फाइल पाठवा.',
  },
}
