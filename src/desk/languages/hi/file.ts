import { formatNumber, plural } from '../../../texts/format.ts'
import type { DeskWords } from '../words.ts'

export const listingFile: DeskWords['listingFile'] = {
  title: 'फ़ाइल में लिस्टिंग',
  link: 'एक साथ बहुत सारे, फ़ाइल में',
  take: {
    title: '1. फ़ाइल लें',
    lead: 'इसे स्प्रेडशीट में खोलें, बदलें और CSV में सेव करें।',
    all: 'आप जो भी बेचते हैं',
    category: 'या एक कैटेगरी',
    categoryHint: 'जितने कॉलम उसमें चाहिए, नए प्रोडक्ट के लिए भी',
    choose: 'चुनें',
    download: 'कैटेगरी डाउनलोड करें',
    saved: (count) => plural(count, { one: 'सेव हुआ, # पैक के साथ', other: 'सेव हुआ, # पैक के साथ' }),
  },
  help: {
    title: 'कैसे भरें',
    row: 'हर पंक्ति एक पैक है। प्रोडक्ट के बाकी पैक उसके नीचे, उसी Code के साथ लिखें।',
    empty: 'खाली खाने से कुछ नहीं बदलता।',
    fresh: 'नए प्रोडक्ट का Code खाली छोड़ें।',
    atOnce: 'कीमत और स्टॉक तुरंत लागू होते हैं। नए प्रोडक्ट, नाम, MRP और लेबल की जानकारी को मंज़ूरी चाहिए।',
    photographs: 'प्रोडक्ट भेजने के बाद फ़ोटो यहीं जोड़ें।',
  },
  send: {
    title: '2. फ़ाइल भेजें',
    lead: (megabytes, rows) => `CSV फ़ाइल, ${formatNumber(megabytes)} MB और ${formatNumber(rows)} पंक्तियों तक`,
    choose: 'फ़ाइल चुनें',
    another: 'दूसरी फ़ाइल चुनें',
    chosen: (name) => `चुनी गई: ${name}`,
    now: 'भेजें',
    offline: 'भेजने के लिए नेटवर्क चाहिए। तब तक चुनी हुई फ़ाइल यहीं रहेगी।',
    working: 'फ़ाइल भेजी और जांची जा रही है। लंबी फ़ाइल में कुछ मिनट लगते हैं: यह पेज खुला रखें।',
    reached: (row) => `पंक्ति ${formatNumber(row)} तक हो गया`,
    lost: 'जवाब नहीं आया। फ़ाइल फिर भेजें: कुछ भी दो बार नहीं लिया जाता।',
  },
  report: {
    title: 'फ़ाइल का क्या हुआ',
    taken: (good, rows) => `${formatNumber(rows)} में से ${formatNumber(good)} पंक्तियां ली गईं`,
    set: (count) => plural(count, { one: '# पैक की नई कीमत या स्टॉक लागू है', other: '# पैक की नई कीमत या स्टॉक लागू है' }),
    unchanged: (count) => plural(count, { one: '# पैक पहले जैसा है', other: '# पैक पहले जैसे हैं' }),
    waiting: (count) => plural(count, { one: '# प्रोडक्ट की मंज़ूरी बाकी है', other: '# प्रोडक्ट की मंज़ूरी बाकी है' }),
    onSale: (count) => plural(count, { one: '# प्रोडक्ट बिक्री में आया', other: '# प्रोडक्ट बिक्री में आए' }),
    declared: (count) =>
      plural(count, { one: '# प्रोडक्ट के लेबल की मंज़ूरी बाकी है', other: '# प्रोडक्ट के लेबल की मंज़ूरी बाकी है' }),
    bad: (count) => plural(count, { one: '# पंक्ति सुधारनी है', other: '# पंक्तियां सुधारनी हैं' }),
    row: (line, name) => `पंक्ति ${formatNumber(line)}: ${name}`,
    why: (field, reason) => `${field}: ${reason}`,
    more: (count) => plural(count, { one: 'और # बाकी', other: 'और # बाकी' }),
    mend: 'सुधारने वाली पंक्तियां सेव करें',
    mendHint: 'वे एक अलग फ़ाइल में हैं, वजह Why में लिखी है। उसी में सुधारें और वही फ़ाइल भेजें।',
  },
}
