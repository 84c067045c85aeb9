import type { RestTexts } from '../texts.ts'
import { account } from './account.ts'
import { calculator } from './calculator.ts'
import { checkout } from './checkout.ts'
import { complaints } from './complaints.ts'
import { dataUse } from './data-use.ts'
import { delivery } from './delivery.ts'
import { enquiries } from './enquiries.ts'
import { messageOrder } from './message-order.ts'
import { ownAccount } from './own-account.ts'
import { returns } from './returns.ts'
import { reviews } from './reviews.ts'
import { saved } from './saved.ts'
import { sellerOnboarding } from './seller-onboarding.ts'
import { sync } from './sync.ts'

export const rest: RestTexts = {
  account,
  calculator,
  checkout,
  complaints,
  dataUse,
  delivery,
  enquiries,
  help: {
    title: 'సహాయం',
    item: 'ఈ ఐటమ్ గురించి సహాయం',
    text: 'మీ ఆర్డర్ నంబర్ చెప్పండి. వెంటనే వెతికి చూస్తాం.',
    aboutOrder: (order, item) => `ఆర్డర్ ${order}: ${item}`,
  },
  homeScreen: {
    name: 'హలధర్, వ్యవసాయ షాప్',
    shortName: 'హలధర్',
    description: 'ఎంతో మంది విక్రేతల నుంచి విత్తనాలు, ఎరువులు, నీటి పారుదల, యంత్రాలు. నెట్‌వర్క్ లేకుండా పనిచేస్తుంది.',
    orders: 'మీ ఆర్డర్లు',
    wishlist: 'నా విష్‌లిస్ట్',
    phone: 'ఫోన్‌లో షాప్',
    desk: 'కంప్యూటర్‌లో షాప్',
  },
  messageOrder,
  ownAccount,
  payment: {
    again: 'మళ్ళీ చెల్లించండి',
    waits: 'ఈ ఆర్డర్ ఖాయం చేయడానికి ఇప్పుడే చెల్లించండి. దీని సరుకును మీ కోసం 30 నిమిషాలు ఉంచుతాం.',
    simulator: 'పరీక్ష చెల్లింపు',
    simulatorText: 'ఇక్కడ నిజమైన డబ్బు కదలదు. ఈ చెల్లింపు ఎలా ముగియాలో ఎంచుకోండి.',
    amount: 'చెల్లించాల్సింది',
    pay: 'చెల్లించండి',
    fail: 'విఫలం చేయండి',
    refused: 'బ్యాంకు ఈ చెల్లింపును ఒప్పుకోలేదు. మళ్ళీ ప్రయత్నించవచ్చు.',
  },
  questions: {
    title: 'ప్రశ్న అడగండి',
    lead: 'షాప్ జవాబు ఇస్తుంది. ఆ తర్వాత ప్రశ్న, జవాబు మీ మొదటి పేరుతో ఈ పేజీలో కనిపిస్తాయి.',
    label: 'మీ ప్రశ్న',
    hint: 'ఫోన్ నంబర్లు, చిరునామాలు రాయవద్దు: దీన్ని అందరూ చదువుతారు.',
    send: 'ప్రశ్న పంపండి',
    saved: 'ఈ ఫోన్‌లో సేవ్ అయింది. నెట్‌వర్క్ వచ్చాక వెళ్తుంది.',
  },
  returns,
  reviews,
  saved,
  sellerOnboarding,
  storage: {
    memory: 'ఈ బ్రౌజర్ ప్రైవేట్ విండోలా దేన్నీ సేవ్ చేయదు. మీరు కొనవచ్చు, ఆర్డర్ చేయవచ్చు. కానీ దీన్ని మూసివేస్తే మీ కార్ట్ పోతుంది.',
    full: 'ఫోన్ నిండిపోయింది: అన్నీ సేవ్ కాలేదు. మీరు ఉంచినదేదైనా తీసివేసి మళ్ళీ ప్రయత్నించండి.',
    seeKept: 'ఉంచినవి చూడండి',
    reload: 'షాప్ వేరే విండోలో అప్‌డేట్ అయింది.',
    reloadNow: 'మళ్ళీ లోడ్ చేయండి',
    login: 'మీ మార్పులు పంపడానికి మళ్ళీ లాగిన్ అవ్వండి.',
    loginNow: 'లాగిన్ అవ్వండి',
    lost: 'ఈ ఫోన్ మీ షాప్ డేటాను తొలగించింది. దాన్ని మళ్ళీ లోడ్ చేశాం.',
  },
  sync,
  voice: {
    speak: 'మాట్లాడండి',
    listening: 'వింటోంది',
    note: 'మీరు చెప్పేదాన్ని మీ బ్రౌజర్ తన తయారీదారుకు పంపుతుంది. వాళ్ళు దాన్ని మీ కోసం రాసి ఇస్తారు.',
    refused: 'మీ మాట వినడానికి ఈ ఫోన్ షాప్‌కు అనుమతి ఇవ్వడం లేదు. బదులుగా టైప్ చేయండి.',
    nothing: 'ఏమీ అర్థం కాలేదు. మళ్ళీ ప్రయత్నించండి.',
  },
}
