import type { ShopTexts } from '../texts.ts'
import { catalogue } from './catalogue.ts'
import { dates } from './dates.ts'
import { facts } from './facts.ts'
import { footer } from './footer.ts'
import { goods } from './goods.ts'
import { menus } from './menus.ts'
import { messages } from './messages.ts'
import { search } from './search.ts'
import { states } from './states.ts'

export const shop: ShopTexts = {
  catalogue,
  dates,
  facts,
  failures: {
    notFoundText: 'ఈ పేజీ లేదు, లేదా వేరే చోటికి మారింది. వీటిలో ఒకటి చూడండి:',
    partNotLoaded: 'ఈ భాగం ఇంకా మీ ఫోన్‌లో లేదు. ఒకసారి నెట్ ఆన్ చేస్తే లోడ్ అవుతుంది.',
    failedTitle: 'పేజీ లోడ్ కాలేదు',
    failedText: 'షాప్ నుంచి జవాబు రాలేదు. మీ కార్ట్, విష్‌లిస్ట్ ఈ ఫోన్‌లో భద్రంగా ఉన్నాయి.',
    offlineTitle: 'ఈ పేజీ ఇంకా మీ ఫోన్‌లో లేదు',
    offlineText: 'మీరు ఆఫ్‌లైన్‌లో ఉన్నారు. ముందు తెరిచిన పేజీలు నెట్‌వర్క్ లేకుండా పనిచేస్తాయి.',
    toHome: 'హోమ్ పేజీకి వెళ్ళండి',
    tryAgain: 'మళ్ళీ ప్రయత్నించండి',
  },
  footer,
  goods,
  labels: {
    previous: 'వెనుకటివి',
    next: 'మరిన్ని',
    previousSlide: 'వెనుకటిది',
    nextSlide: 'తర్వాతిది',
    increase: 'పరిమాణం పెంచండి',
    decrease: 'పరిమాణం తగ్గించండి',
    quantity: 'పరిమాణం',
    listPrice: 'జాబితా ధర',
    percentOff: (percent) => `${percent}% తగ్గింపు`,
    outOfFive: (value) => `5 స్టార్లకు ${value}`,
  },
  menus,
  messages,
  refusals: {
    refused: 'షాప్ దీన్ని ఒప్పుకోలేదు. సరిచూసి మళ్ళీ సేవ్ చేయండి.',
    gone: 'దీన్ని వేరే ఫోన్‌లో తీసివేశారు. కావాలంటే మళ్ళీ సేవ్ చేయండి.',
    conflict: 'ఇది ఇప్పటికే వాడుకలో ఉంది. మళ్ళీ సేవ్ చేయండి.',
    expired: 'ఇది పంపకుండా చాలా కాలం ఉండిపోయింది. మళ్ళీ సేవ్ చేయండి.',
    dependent: 'ముందు చేసిన మార్పును ఒప్పుకోలేదు. దాన్ని సరిచూసి మళ్ళీ సేవ్ చేయండి.',
    unreadable: 'దీన్ని చదవలేకపోయాం. మళ్ళీ టైప్ చేయండి.',
  },
  search,
  states,
  status: {
    offline: 'మీరు ఆఫ్‌లైన్‌లో ఉన్నారు',
    fromPhone: 'ఈ ఫోన్ నుంచి',
    pricesSeen: (ago) => `ధరలు: ${ago}`,
    justNow: 'ఇప్పుడే',
    lastOnlineUnknown: 'ఈ ఫోన్ చివరిసారి ఆన్‌లైన్‌లో ఉన్నాక ధరలు మారి ఉండవచ్చు.',
    attention: {
      one: '# మార్పును మీరు చూడాలి',
      other: '# మార్పులను మీరు చూడాలి',
    },
    waiting: {
      one: '# మార్పు పంపాల్సి ఉంది',
      other: '# మార్పులు పంపాల్సి ఉంది',
    },
  },
}
