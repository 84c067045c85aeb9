import { dayInIndia } from '../../../contract/india.ts'
import { formatNumber, plural } from '../../../texts/format.ts'
import { dayAndYear } from '../../days-and-counts.ts'
import type { DeskWords } from '../words.ts'

const day = (at: string): string => dayAndYear(dayInIndia(new Date(at)))

export const customers: DeskWords['customers'] = {
  title: 'కస్టమర్లు',
  search: 'పేరు, ఫోన్, ఈమెయిల్ లేదా అకౌంట్ నంబర్',
  start: 'ఎవరిని వెతుకుతున్నారు?',
  startText: 'కనీసం 2 అక్షరాలు లేదా అంకెలు రాయండి: వెతకకుండా ఎవరూ కనిపించరు.',
  none: 'ఎవరూ దొరకలేదు',
  noneText: 'పేరులో కొంత భాగం లేదా ఫోన్ నంబర్ చివరి అంకెలు రాసి చూడండి.',
  more: (count) => `కొత్తవి ${formatNumber(count)} మాత్రమే కనిపిస్తున్నాయి: పేరు లేదా నంబర్ ఇంకా రాయండి.`,
  number: (id) => `అకౌంట్ ${id}`,
  since: (at) => `ఎప్పటి నుంచి కస్టమర్: ${day(at)}`,
  orders: (count) => plural(count, { one: '# ఆర్డర్', other: '# ఆర్డర్లు' }),
  lastOrder: (at) => `చివరి ఆర్డర్: ${day(at)}`,
  noPhone: 'ఫోన్ నంబర్ లేదు',
  blocked: 'ఆపారు',
  blockedOn: (at) => `ఆపిన రోజు: ${day(at)}`,
  silent: '90 రోజులుగా రాలేదు',
  silentText: 'ఈ నంబర్ ఇప్పుడు వేరేవారిది కావచ్చు, అందుకే కోడ్‌తో మాత్రమే అకౌంట్ తెరుచుకోదు.',
  ordersOf: (name) => `${name} ఆర్డర్లు`,
  toOrders: 'ఆర్డర్లు',
  block: 'ఆపండి',
  blockOf: (name) => `ఆపండి: ${name}`,
  blocking: {
    title: 'అకౌంట్ ఆపాలా?',
    label: 'ఎందుకు?',
    hint: 'వారు వెంటనే లాగౌట్ అవుతారు, మళ్ళీ లాగిన్ అవ్వలేరు; ఆర్డర్లు కొనసాగుతాయి. కారణాన్ని ఆపరేటర్ మనుషులు మాత్రమే చదువుతారు.',
    missing: 'కారణం చెప్పండి',
    submit: 'ఆపండి',
  },
  isBlocked: 'అకౌంట్ ఆపేశాం',
  unblock: 'మళ్ళీ తెరవండి',
  unblockOf: (name) => `మళ్ళీ తెరవండి: ${name}`,
  isOpen: 'అకౌంట్ మళ్ళీ తెరుచుకుంది',
  letIn: 'మళ్ళీ రానివ్వండి',
  letInOf: (name) => `మళ్ళీ రానివ్వండి: ${name}`,
  letInTitle: (name) => `${name} ను మళ్ళీ రానివ్వాలా?`,
  letInText: 'ముందు ఈ నంబర్‌కు ఫోన్ చేయండి: ఇకపై ఈ నంబర్ ఉన్నవారు కోడ్‌తో అకౌంట్ తెరవగలరు.',
  stay: 'అలాగే ఉంచండి',
  isIn: 'ఇప్పుడు కోడ్‌తో అకౌంట్ మళ్ళీ తెరుచుకుంటుంది',
  open: 'అకౌంట్ తెరవండి',
  openText: 'లాగిన్ కోడ్ ఫోన్‌కు వెళ్తుంది. పాస్‌వర్డ్ లేదు: కోడ్‌తో లాగిన్ అవుతారు.',
  name: 'పేరు',
  phone: 'ఫోన్ నంబర్',
  email: 'ఈమెయిల్',
  openSubmit: 'అకౌంట్ తెరవండి',
  opened: 'అకౌంట్ తెరిచాం, కోడ్ పంపాం',
  openedUntold: 'అకౌంట్ తెరిచాం. కోడ్ పంపలేకపోయాం: లాగిన్ సమయంలో “కోడ్ వాడండి” నొక్కాలి.',
}
