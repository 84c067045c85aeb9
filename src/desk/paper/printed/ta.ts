import type { Printed } from '../printed.ts'

export const printed: Printed = {
  note: 'டெலிவரி சீட்டு',
  noInvoice: 'இது வரி பில் அல்ல',
  from: 'அனுப்புநர்',
  to: 'பெறுநர்',
  phone: 'போன்',
  order: 'ஆர்டர்',
  ordered: 'ஆர்டர் நாள்',
  pieces: 'அளவு',
  goods: 'பொருட்கள்',
  lot: 'லாட்',
  expiry: 'காலாவதி',
  bestBefore: 'இதற்கு முன் பயன்படுத்தவும்',
  licences: {
    fertiliser: 'உரிமம்: உரம்',
    insecticide: 'உரிமம்: பூச்சிக்கொல்லி',
    seed: 'உரிமம்: விதை',
  },
  delivery: 'டெலிவரி',
  cash: 'ரொக்கம்',
  paid: 'பணம் செலுத்தப்பட்டது',
  packedBy: 'பேக் செய்தவர்',
  received: 'முழுமையாக, சேதமின்றிக் கிடைத்தது',
  date: 'தேதி',
  name: 'பெயர், கையொப்பம்',
}
