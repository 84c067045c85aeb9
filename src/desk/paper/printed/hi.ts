import type { Printed } from '../printed.ts'

export const printed: Printed = {
  note: 'डिलीवरी पर्ची',
  noInvoice: 'यह टैक्स बिल नहीं है',
  from: 'भेजने वाला',
  to: 'पाने वाला',
  phone: 'फ़ोन',
  order: 'ऑर्डर',
  ordered: 'ऑर्डर की तारीख',
  pieces: 'मात्रा',
  goods: 'सामान',
  lot: 'लॉट',
  expiry: 'एक्सपायरी',
  bestBefore: 'इससे पहले इस्तेमाल करें',
  licences: {
    fertiliser: 'खाद का लाइसेंस',
    insecticide: 'कीटनाशक का लाइसेंस',
    seed: 'बीज का लाइसेंस',
  },
  delivery: 'डिलीवरी',
  cash: 'नकद',
  paid: 'भुगतान हो गया',
  packedBy: 'पैक किया',
  received: 'पूरा और सही-सलामत मिला',
  date: 'तारीख',
  name: 'नाम और हस्ताक्षर',
}
