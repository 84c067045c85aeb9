import type { RestTexts } from '../texts.ts'

export const complaints: RestTexts['complaints'] = {
  title: 'शिकायतें',
  needed: 'शिकायत करने के लिए, और अपनी शिकायतें देखने के लिए लॉग इन करें।',
  lead: (hours, days) => `आपको तुरंत एक नंबर मिलता है, ${hours} घंटे में यह खबर कि शिकायत हमें मिल गई, और ${days} दिन में उसका हल।`,
  officer: 'शिकायत अधिकारी',
  subject: 'शिकायत किस बारे में है?',
  subjects: {
    order: 'कोई ऑर्डर',
    product: 'कोई प्रोडक्ट',
    seller: 'कोई विक्रेता',
    payment: 'भुगतान या रिफंड',
    privacy: 'मेरा डेटा',
    other: 'कुछ और',
  },
  orderId: 'ऑर्डर नंबर',
  orderHint: 'अगर बात किसी ऑर्डर की है',
  label: 'क्या गलत हुआ?',
  submit: 'शिकायत भेजें',
  sent: (ticket) => `आपकी शिकायत का नंबर ${ticket} है।`,
  mine: 'आपकी शिकायतें',
  ticket: (ticket) => `शिकायत ${ticket}`,
  states: {
    open: (day) => `हम ${day} तक जवाब देंगे`,
    acknowledged: (day) => `मिल गई। ${day} तक हल होगी`,
    closed: (day) => `${day} को हल हुई`,
  },
  answer: 'हमारा जवाब',
  failedTitle: 'आपकी शिकायतें अभी नहीं दिख सकतीं',
  failedText: 'दुकान से जवाब नहीं आया। कुछ खोया नहीं है।',
  again: 'फिर से कोशिश करें',
}
