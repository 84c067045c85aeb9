import { dayInIndia } from '../../../contract/india.ts'
import { formatNumber, formatRupees, plural } from '../../../texts/format.ts'
import { dayOf, momentOf } from '../../days-and-counts.ts'
import type { DeskWords } from '../words.ts'

export const approval: DeskWords['approval'] = {
  title: 'ఆమోదించాల్సిన లిస్టింగ్‌లు',
  search: 'లిస్టింగ్ పేరు',
  parts: { waiting: 'పెండింగ్', returned: 'తిరిగి పంపినవి', approved: 'ఆమోదించినవి' },
  empty: {
    all: {
      title: 'పెండింగ్ ఏదీ లేదు',
      text: 'విక్రేతలు ఆమోదానికి పంపినవి, నిర్ణయం అయ్యే వరకు ఇక్కడ ఉంటాయి.',
    },
    waiting: {
      title: 'పెండింగ్ ఏదీ లేదు',
      text: 'విక్రేతలు ఆమోదానికి పంపినవి, నిర్ణయం అయ్యే వరకు ఇక్కడ ఉంటాయి.',
    },
    returned: {
      title: 'ఏదీ తిరిగి పంపలేదు',
      text: 'తిరిగి పంపినవి, విక్రేత మళ్ళీ పంపే వరకు ఇక్కడ ఉంటాయి.',
    },
    approved: { title: 'ఇంకా ఏదీ ఆమోదించలేదు', text: 'మీరు ఆమోదించినవి ఇక్కడ ఉంటాయి.' },
  },
  look: 'చూడండి',
  open: (title) => `చూడండి: ${title}`,
  from: (shop, at) => `పంపింది ${shop}: ${momentOf(Date.parse(at))}`,
  decideBy: (at) => `నిర్ణయానికి గడువు: ${dayOf(dayInIndia(new Date(at)))}`,
  late: (at) => `ఆలస్యం: నిర్ణయానికి గడువు ${dayOf(dayInIndia(new Date(at)))}`,
  missing: (count) => plural(count, { one: '# ఫోటో దారిలో ఉంది', other: '# ఫోటోలు దారిలో ఉన్నాయి' }),
  states: { waiting: 'ఆమోదం కావాలి', returned: 'తిరిగి పంపారు', approved: 'ఆమోదించారు' },
  kinds: { change: 'లిస్టింగ్ మార్పు', beside: 'ఉన్న ప్రోడక్ట్‌కు మరో విక్రేత', new: 'కొత్త ప్రోడక్ట్' },
  changed: 'మారేవి',
  said: 'ఇందులో ఉన్నవి',
  same: 'మారనివి',
  nothing: 'ఏమీ లేదు',
  now: 'ఇప్పుడు',
  proposed: 'ఆమోదిస్తే',
  yes: 'అవును',
  no: 'కాదు',
  names: {
    title: 'పేరు',
    description: 'వివరణ',
    pictures: 'ఫోటోలు',
    category_id: 'కేటగిరీ',
    brand: 'బ్రాండ్',
    hsn: 'HSN కోడ్',
    perishable: 'జీవం ఉన్నది, లేదా త్వరగా పాడయ్యేది',
  },
  pack: (name) => `ప్యాక్ ${name}`,
  packSaid: (price, selling, stock, cod) =>
    [
      `MRP ${formatRupees(price)}`,
      `అమ్మే ధర ${formatRupees(selling)}`,
      ...(stock === undefined ? [] : [plural(stock, { one: '# పీస్', other: '# పీస్‌లు' })]),
      cod ? 'డెలివరీ సమయంలో నగదు ఇవ్వవచ్చు' : 'నగదు లేదు',
    ].join(', '),
  picture: (place) => `ఫోటో ${formatNumber(place)}`,
  noPicture: 'ఫోటోలు లేవు',
  goes: 'తీసివేసేవి',
  wrong: 'ఇక్కడ ఏదో తప్పు ఉంది',
  wrongWith: (name) => `ఇక్కడ ఏదో తప్పు ఉంది: ${name}`,
  reason: (name) => `ఏం తప్పు ఉంది: ${name}`,
  reasonHint: 'దీన్ని విక్రేత ఆ గడి దగ్గర చదువుతారు.',
  fine: 'కారణం వెనక్కి తీసుకోండి',
  approve: 'ఆమోదించండి',
  approved: 'ఆమోదించారు: అమ్మకంలో ఉంది',
  waits: 'దీని ఫోటోలు ఇంకా దారిలో ఉన్నాయి. అన్నీ వచ్చాక నిర్ణయం అవుతుంది.',
  return: (count) => plural(count, { one: '# కారణంతో తిరిగి పంపండి', other: '# కారణాలతో తిరిగి పంపండి' }),
  returned: 'విక్రేతకు తిరిగి పంపాం',
  toReturn: 'తిరిగి పంపాలంటే, ఏం తప్పు ఉందో ఆ గడి దగ్గర చెప్పండి.',
  decided: { returned: 'దీన్ని తిరిగి పంపారు. విక్రేత ఇంకా మళ్ళీ పంపలేదు.', approved: 'దీన్ని ఆమోదించారు.' },
}
