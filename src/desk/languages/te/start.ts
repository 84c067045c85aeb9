import { plural } from '../../../texts/format.ts'
import { dates } from '../../../texts/te/dates.ts'
import type { DeskWords } from '../words.ts'

export const days: DeskWords['days'] = {
  weekdays: dates.weekdays,
  months: dates.shortMonths,
  time: dates.time,
  today: (time) => `ఈరోజు ${time}`,
  parcels: { one: '# పార్సెల్', other: '# పార్సెల్‌లు' },
  pieces: { one: '# పీస్', other: '# పీస్‌లు' },
}

export const login: DeskWords['login'] = {
  title: 'డెస్క్‌లో లాగిన్ అవ్వండి',
  lead: 'మీ ఫోన్‌కు ఒక కోడ్ పంపుతాం.',
  phone: 'ఫోన్ నంబర్',
  send: 'నాకు కోడ్ పంపండి',
  sentTo: (phone) => `${phone} ఏదైనా షాప్ సిబ్బంది నంబర్ అయితే, కోడ్ వస్తోంది.`,
  code: 'కోడ్',
  codeHint: 'సందేశంలో ఉన్న ఆరు అంకెలు',
  submit: 'లాగిన్ అవ్వండి',
  other: 'వేరే నంబర్',
  again: 'కొత్త కోడ్ పంపండి',
  choose: 'ఏ షాప్?',
  seller: 'పాస్‌వర్డ్‌తో',
  unsent: (count) =>
    plural(count, {
      one: '# మార్పు ఈ ఫోన్‌లో ఆగి ఉంది. దాన్ని పంపడానికి ముందులాగే లాగిన్ అవ్వండి.',
      other: '# మార్పులు ఈ ఫోన్‌లో ఆగి ఉన్నాయి. వాటిని పంపడానికి ముందులాగే లాగిన్ అవ్వండి.',
    }),
  ended: 'మీరు లాగౌట్ అయ్యారు. మళ్ళీ లాగిన్ అవ్వండి.',
}

export const list: DeskWords['list'] = {
  failed: 'ఇది లోడ్ కాలేదు',
  again: 'మళ్ళీ ప్రయత్నించండి',
  home: 'ఈరోజుకు వెళ్ళండి',
  more: 'ఇంకా చూపించండి',
  noneYet: 'ఇప్పటివరకు ఏదీ లేదు; చూడాల్సినవి ఇంకా ఉన్నాయి.',
  parts: 'ఏం చూపించాలి',
  all: 'అన్నీ',
  find: 'వెతకండి',
}

export const layout: DeskWords['layout'] = {
  allShops: 'అన్ని షాపులు',
  start: {
    title: 'డెస్క్‌కు ఒకసారి నెట్‌వర్క్ కావాలి',
    text: 'ఆ తర్వాత నెట్‌వర్క్ లేకుండా తెరుచుకుంటుంది.',
    again: 'మళ్ళీ ప్రయత్నించండి',
  },
  closed: {
    title: 'మీకు దీనికి అనుమతి లేదు',
    text: (role) => `${role} పనిలో ఈ పేజీ లేదు. షాప్ యజమాని దీన్ని “మనుషులు” లో మార్చవచ్చు.`,
    home: 'ఈరోజుకు వెళ్ళండి',
  },
  refused: {
    others: (count) => plural(count, { one: 'ఇంకో # మార్పు తిరస్కరించారు', other: 'ఇంకో # మార్పులు తిరస్కరించారు' }),
    elsewhere: (id) => `${id} వేరే చోటికి వెళ్ళింది: దాని నగదు రాశారు`,
  },
  skip: 'నేరుగా పేజీలోకి వెళ్ళండి',
  groups: { work: 'ఈరోజు పని', goods: 'సరుకు', customers: 'కస్టమర్లు', money: 'డబ్బు', shop: 'షాప్' },
  missing: { title: 'అలాంటి పేజీ లేదు', home: 'డెస్క్‌కు వెళ్ళండి' },
}
