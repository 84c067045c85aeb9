import { formatRupees } from '../../../texts/format.ts'
import { dayOf, momentOf, parcels } from '../../days-and-counts.ts'
import type { DeskWords } from '../words.ts'

export const round: DeskWords['round'] = {
  holds: (rupees) => `మీ దగ్గర ${formatRupees(rupees)} ఉన్నాయి`,
  here: (count) => `ఈ ఇంటికి ${parcels(count)}`,
  arrange: 'ఆగే క్రమం మార్చండి',
  arranged: 'క్రమం సరిగ్గా ఉంది',
  byPlace: 'పిన్, ఊరి ప్రకారం',
  earlier: 'ముందు',
  later: 'తర్వాత',
  earlierOf: (name) => `ముందు: ${name}`,
  laterOf: (name) => `తర్వాత: ${name}`,
  known: (at) => `ఈ మొత్తం ${momentOf(at)} నాటిది, తర్వాత మారి ఉండవచ్చు.`,
  which: 'ఏ పార్సెల్‌లు?',
  noted: (rupees) => `చేరింది, ${formatRupees(rupees)} రాశారు`,
  undo: 'మునుపటిలా చేయండి',
  undoOf: (id) => `మునుపటిలా చేయండి: ${id}`,
  none: 'ఇవ్వాల్సిన పార్సెల్‌లకు టిక్ పెట్టండి',
}

export const scan: DeskWords['scan'] = {
  open: 'లేబుల్ స్కాన్ చేయండి',
  lead: 'లేబుల్ మీది కోడ్‌ను కెమెరా ముందు పట్టుకోండి.',
  camera: 'కెమెరా చిత్రం',
  none: {
    unsupported: 'ఈ ఫోన్ కోడ్‌లు చదవదు: లేబుల్ మీది నంబర్ రాయండి.',
    refused: 'ఇక్కడ కెమెరాకు అనుమతి లేదు. బ్రౌజర్ సెట్టింగ్‌లలో అనుమతి ఇవ్వండి, లేదా నంబర్ రాయండి.',
    missing: 'కెమెరా లేదు: లేబుల్ మీది నంబర్ రాయండి.',
  },
  number: 'లేబుల్ మీది నంబర్',
  hint: 'చివరి నాలుగు అక్షరాలు చాలు',
  find: 'వెతకండి',
  chosen: (id) => `${id} ఎంచుకున్నారు`,
  elsewhere: (id, state) => `${id} ఈ జాబితాలో లేదు: ${state}`,
  unknown: (code) => `${code} ఈ ఫోన్‌లో మీ పార్సెల్ కాదు`,
}

export const cashBook: DeskWords['cashBook'] = {
  title: 'నగదు పుస్తకం',
  lead: 'ఎవరు గుమ్మం దగ్గర ఎంత తీసుకున్నారు, అందులో మీకు ఎంత వచ్చింది.',
  empty: 'ఈ రోజుల్లో నగదు లేదు',
  emptyText: 'గుమ్మం దగ్గర తీసుకున్న నగదు ఇక్కడ మనిషి, రోజు ప్రకారం కనిపిస్తుంది.',
  week: (from, until) => `${dayOf(from)} నుండి ${dayOf(until)} వరకు`,
  earlier: 'ముందటి వారం',
  later: 'తర్వాతి వారం',
  nobody: 'ఎవరు తీసుకున్నారో తెలియదు',
  holds: 'ఇప్పుడు దగ్గర ఉన్నది',
  taken: 'తీసుకున్నది',
  handedOver: 'అప్పగించినది',
  difference: 'తేడా',
  lines: 'ప్రతి పార్సెల్',
  kinds: {
    taken: 'తీసుకున్నది',
    undone: 'పొరపాటున నొక్కారు',
    settled: 'నిర్ణయించినట్టు',
    handed_over: 'అప్పగించినది',
  },
  to: (name) => `${name} కు`,
  receive: 'నగదు అందింది',
  receiveOf: (name) => `${name} నుండి నగదు అందింది`,
  amount: 'ఎంత, రూపాయల్లో',
  amountWrong: 'మొత్తం రాయండి, ఉదాహరణకు 450',
  note: 'కావాలంటే నోట్ రాయండి',
  noteHint: 'ఎక్కడ ఉంచారో వంటిది',
  submit: 'నాకు అందింది',
  done: (name, amount) => `${name} ఇచ్చిన ${formatRupees(amount)} రాశారు`,
  columns: {
    day: 'రోజు',
    person: 'మనిషి',
    what: 'ఏమిటి',
    parcel: 'పార్సెల్',
    rupees: 'రూపాయలు',
    by: 'ఎవరు రాశారు',
    note: 'నోట్',
  },
  save: 'పట్టికగా సేవ్ చేయండి (CSV)',
}
