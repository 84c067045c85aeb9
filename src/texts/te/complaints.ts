import type { RestTexts } from '../texts.ts'

export const complaints: RestTexts['complaints'] = {
  title: 'ఫిర్యాదులు',
  needed: 'ఫిర్యాదు చేయడానికి, మీ ఫిర్యాదులను చూడడానికి లాగిన్ అవ్వండి.',
  lead: (hours, days) => `మీకు వెంటనే ఒక నంబర్ వస్తుంది, ${hours} గంటల్లో ఫిర్యాదు అందిందని తెలుస్తుంది, ${days} రోజుల్లో పరిష్కారం అవుతుంది.`,
  officer: 'ఫిర్యాదుల అధికారి',
  subject: 'ఫిర్యాదు దేని గురించి?',
  subjects: {
    order: 'ఆర్డర్',
    product: 'ప్రోడక్ట్',
    seller: 'విక్రేత',
    payment: 'పేమెంట్ లేదా రీఫండ్',
    privacy: 'నా డేటా',
    other: 'వేరే విషయం',
  },
  orderId: 'ఆర్డర్ నంబర్',
  orderHint: 'ఆర్డర్ గురించి అయితే',
  label: 'ఏం తప్పు జరిగింది?',
  submit: 'ఫిర్యాదు పంపండి',
  sent: (ticket) => `మీ ఫిర్యాదు నంబర్ ${ticket}.`,
  mine: 'మీ ఫిర్యాదులు',
  ticket: (ticket) => `ఫిర్యాదు ${ticket}`,
  states: {
    open: (day) => `${day} లోపు జవాబు ఇస్తాము`,
    acknowledged: (day) => `అందింది. ${day} లోపు పరిష్కారం`,
    closed: (day) => `${day} న పరిష్కరించాము`,
  },
  answer: 'మా జవాబు',
  failedTitle: 'మీ ఫిర్యాదులు ఇప్పుడు కనిపించవు',
  failedText: 'దుకాణం నుండి జవాబు రాలేదు. ఏదీ పోలేదు.',
  again: 'మళ్లీ ప్రయత్నించండి',
}
