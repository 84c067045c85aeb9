import type { RestTexts } from '../texts.ts'

export const payment: RestTexts['payment'] = {
  again: 'फिर भुगतान करें',
  waits: 'ऑर्डर पक्का करने के लिए अभी भुगतान करें। हम इसका सामान आपके लिए 30 मिनट रोककर रखेंगे।',
  simulator: 'टेस्ट भुगतान',
  simulatorText: 'यहां असली पैसा नहीं जाता। चुनें कि यह भुगतान हो जाए या फेल हो।',
  amount: 'देना है',
  pay: 'भुगतान करें',
  fail: 'भुगतान फेल करें',
  refused: 'बैंक ने यह भुगतान नामंज़ूर कर दिया। फिर से कोशिश की जा सकती है।',
}
