import { dayInIndia } from '../../../contract/india.ts'
import { formatNumber, formatRupees, plural } from '../../../texts/format.ts'
import { dayOf, momentOf, pieces } from '../../days-and-counts.ts'
import type { DeskWords } from '../words.ts'

export const approval: DeskWords['approval'] = {
  title: 'मंजूर करायच्या लिस्टिंग',
  search: 'लिस्टिंगचे नाव',
  parts: { waiting: 'मंजुरी बाकी', returned: 'परत पाठवले', approved: 'मंजूर' },
  empty: {
    all: {
      title: 'कशाचीही मंजुरी बाकी नाही',
      text: 'विक्रेते मंजुरीसाठी जे पाठवतात, ते निर्णय होईपर्यंत इथे राहते.',
    },
    waiting: {
      title: 'कशाचीही मंजुरी बाकी नाही',
      text: 'विक्रेते मंजुरीसाठी जे पाठवतात, ते निर्णय होईपर्यंत इथे राहते.',
    },
    returned: {
      title: 'काही परत पाठवलेले नाही',
      text: 'परत पाठवलेले, विक्रेत्याने पुन्हा पाठवेपर्यंत इथे राहते.',
    },
    approved: { title: 'अजून काही मंजूर नाही', text: 'तुम्ही मंजूर केलेले इथे दिसते.' },
  },
  look: 'पहा',
  open: (title) => `पहा: ${title}`,
  from: (shop, at) => `${shop} कडून आले: ${momentOf(Date.parse(at))}`,
  decideBy: (at) => `निर्णय ${dayOf(dayInIndia(new Date(at)))} पर्यंत`,
  late: (at) => `उशीर: निर्णय ${dayOf(dayInIndia(new Date(at)))} पर्यंत व्हायचा होता`,
  missing: (count) => plural(count, { one: '# फोटो वाटेत आहे', other: '# फोटो वाटेत आहेत' }),
  states: { waiting: 'मंजुरी बाकी', returned: 'परत पाठवले', approved: 'मंजूर' },
  kinds: { change: 'लिस्टिंगमधला बदल', beside: 'प्रॉडक्टसोबत आणखी एक ऑफर', new: 'नवीन प्रॉडक्ट' },
  changed: 'काय बदलेल',
  said: 'काय लिहिले आहे',
  same: 'जे बदलणार नाही',
  nothing: 'काही नाही',
  now: 'आता',
  proposed: 'मंजूर झाल्यास',
  yes: 'होय',
  no: 'नाही',
  names: {
    title: 'नाव',
    description: 'माहिती',
    pictures: 'फोटो',
    category_id: 'कॅटेगरी',
    brand: 'ब्रँड',
    hsn: 'HSN कोड',
    perishable: 'जिवंत, किंवा लवकर खराब होणारे',
  },
  pack: (name) => `पॅक ${name}`,
  packSaid: (price, selling, stock, cod) =>
    [
      `MRP ${formatRupees(price)}`,
      `विक्रीची किंमत ${formatRupees(selling)}`,
      ...(stock === undefined ? [] : [pieces(stock)]),
      cod ? 'दारात रोख' : 'रोख नाही',
    ].join(', '),
  picture: (place) => `फोटो ${formatNumber(place)}`,
  noPicture: 'एकही नाही',
  goes: 'काढले जातील',
  wrong: 'इथे काही चुकले आहे',
  wrongWith: (name) => `इथे काही चुकले आहे: ${name}`,
  reason: (name) => `काय चुकले आहे: ${name}`,
  reasonHint: 'विक्रेत्याला हे त्याच रकान्यापाशी दिसेल.',
  fine: 'कारण मागे घ्या',
  approve: 'मंजूर करा',
  approved: 'मंजूर: आता विक्रीला आहे',
  waits: 'याचे फोटो अजून वाटेत आहेत. सर्व आल्यावरच निर्णय होऊ शकतो.',
  return: (count) => plural(count, { one: '# कारणासह परत पाठवा', other: '# कारणांसह परत पाठवा' }),
  returned: 'विक्रेत्याला परत पाठवले',
  toReturn: 'परत पाठवायचे असेल तर काय चुकले आहे ते त्या रकान्यापाशी सांगा.',
  decided: { returned: 'हे परत पाठवले. विक्रेत्याने अजून पुन्हा पाठवले नाही.', approved: 'हे मंजूर झाले आहे.' },
}
