import type { Printed } from '../printed.ts'

export const printed: Printed = {
  note: 'डिलिव्हरी स्लिप',
  noInvoice: 'हे टॅक्स बिल नाही',
  from: 'पाठवणारे',
  to: 'प्रति',
  phone: 'फोन',
  order: 'ऑर्डर',
  ordered: 'ऑर्डरची तारीख',
  pieces: 'संख्या',
  goods: 'माल',
  lot: 'लॉट',
  expiry: 'एक्सपायरी',
  bestBefore: 'यापूर्वी वापरा',
  licences: {
    fertiliser: 'खत परवाना',
    insecticide: 'कीटकनाशक परवाना',
    seed: 'बियाणे परवाना',
  },
  delivery: 'डिलिव्हरी',
  cash: 'रोख',
  paid: 'पेमेंट झाले',
  packedBy: 'पॅक केले',
  received: 'पूर्ण आणि चांगल्या स्थितीत मिळाले',
  date: 'तारीख',
  name: 'नाव आणि सही',
}
