import { formatNumber, plural } from '../../../texts/format.ts'
import type { DeskWords } from '../words.ts'

export const table: DeskWords['table'] = {
  chosen: (count) => plural(count, { one: '# ఎంచుకున్నారు', other: '# ఎంచుకున్నారు' }),
  all: 'అన్నీ ఎంచుకోండి',
  choose: (name) => `${name} ఎంచుకోండి`,
  none: 'ఎంపిక తీసేయండి',
  done: (count) => plural(count, { one: '# మారింది', other: '# మారాయి' }),
  loadingAll: 'వరుసలో పెట్టడానికి మొత్తం జాబితా లోడ్ అవుతోంది.',
  tooLong: (most) => `జాబితాలో ${formatNumber(most)} కంటే ఎక్కువ వరుసలు ఉన్నాయి, కాబట్టి వరుసలో పెట్టలేదు. ముందు వెతికి జాబితాను చిన్నది చేయండి.`,
  columns: {
    order: 'ఆర్డర్',
    ordered: 'ఆర్డర్ సమయం',
    customer: 'కస్టమర్',
    town: 'ఊరు',
    pieces: 'పీస్‌లు',
    sum: 'మొత్తం',
    paid: 'చెల్లింపు',
    state: 'స్థితి',
    product: 'ప్రోడక్ట్',
    pack: 'ప్యాక్',
    packs: 'ప్యాక్‌లు',
    stock: 'స్టాక్',
    held: 'ఉంచినవి',
    price: 'ధర',
    shop: 'షాప్',
    name: 'పేరు',
    applied: 'దరఖాస్తు',
  },
}
