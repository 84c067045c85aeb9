import type { Printed } from '../printed.ts'

export const printed: Printed = {
  note: 'డెలివరీ నోట్',
  noInvoice: 'ఇది పన్ను బిల్లు కాదు',
  from: 'పంపినవారు',
  to: 'అందుకునేవారు',
  phone: 'ఫోన్',
  order: 'ఆర్డర్',
  ordered: 'ఆర్డర్ తేదీ',
  pieces: 'పరిమాణం',
  goods: 'సరుకు',
  lot: 'లాట్',
  expiry: 'ఎక్స్‌పైరీ',
  bestBefore: 'ఈ తేదీలోపు వాడండి',
  licences: {
    fertiliser: 'ఎరువు లైసెన్స్',
    insecticide: 'పురుగుమందు లైసెన్స్',
    seed: 'విత్తనం లైసెన్స్',
  },
  delivery: 'డెలివరీ',
  cash: 'నగదు',
  paid: 'చెల్లించారు',
  packedBy: 'ప్యాక్ చేసినవారు',
  received: 'పూర్తిగా, పాడవకుండా అందింది',
  date: 'తేదీ',
  name: 'పేరు, సంతకం',
}
