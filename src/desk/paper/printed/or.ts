import type { Printed } from '../printed.ts'

export const printed: Printed = {
  note: 'ଡେଲିଭରି ସ୍ଲିପ୍',
  noInvoice: 'ଏହା ଟ୍ୟାକ୍ସ ବିଲ୍ ନୁହେଁ',
  from: 'ପ୍ରେରକ',
  to: 'ପ୍ରାପକ',
  phone: 'ଫୋନ୍',
  order: 'ଅର୍ଡର',
  ordered: 'ଅର୍ଡର ତାରିଖ',
  pieces: 'ପରିମାଣ',
  goods: 'ଜିନିଷ',
  lot: 'ଲଟ୍',
  expiry: 'ଶେଷ ତାରିଖ',
  bestBefore: 'ଏହା ପୂର୍ବରୁ ବ୍ୟବହାର କରନ୍ତୁ',
  licences: {
    fertiliser: 'ସାର ପାଇଁ ଲାଇସେନ୍ସ',
    insecticide: 'କୀଟନାଶକ ପାଇଁ ଲାଇସେନ୍ସ',
    seed: 'ବିହନ ପାଇଁ ଲାଇସେନ୍ସ',
  },
  delivery: 'ଡେଲିଭରି',
  cash: 'ନଗଦ',
  paid: 'ପେମେଣ୍ଟ ହୋଇଗଲା',
  packedBy: 'କିଏ ପ୍ୟାକ୍ କଲେ',
  received: 'ପୂରା ଓ ଅକ୍ଷତ ମିଳିଲା',
  date: 'ତାରିଖ',
  name: 'ନାମ ଓ ଦସ୍ତଖତ',
}
