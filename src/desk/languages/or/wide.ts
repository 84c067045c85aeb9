import { formatNumber, plural } from '../../../texts/format.ts'
import type { DeskWords } from '../words.ts'

export const table: DeskWords['table'] = {
  chosen: (count) => plural(count, { one: '#ଟି ବଛା ହୋଇଛି', other: '#ଟି ବଛା ହୋଇଛି' }),
  all: 'ସବୁ ବାଛନ୍ତୁ',
  choose: (name) => `${name} ବାଛନ୍ତୁ`,
  none: 'ବଛା ହଟାନ୍ତୁ',
  done: (count) => plural(count, { one: '#ଟି ବଦଳିଛି', other: '#ଟି ବଦଳିଛି' }),
  loadingAll: 'କ୍ରମରେ ରଖିବା ପାଇଁ ପୂରା ତାଲିକା ଲୋଡ୍ ହେଉଛି।',
  tooLong: (most) => `ତାଲିକାରେ ${formatNumber(most)}ରୁ ଅଧିକ ଧାଡ଼ି ଅଛି, ତେଣୁ କ୍ରମରେ ରଖାଯାଇନାହିଁ। ପ୍ରଥମେ ଖୋଜି ତାଲିକା ଛୋଟ କରନ୍ତୁ।`,
  columns: {
    order: 'ଅର୍ଡର',
    ordered: 'ଅର୍ଡରର ସମୟ',
    customer: 'ଗ୍ରାହକ',
    town: 'ସହର',
    pieces: 'ଖଣ୍ଡ',
    sum: 'ମୋଟ',
    paid: 'ପେମେଣ୍ଟ',
    state: 'ସ୍ଥିତି',
    product: 'ପ୍ରଡକ୍ଟ',
    pack: 'ପ୍ୟାକ୍',
    packs: 'ପ୍ୟାକ୍',
    stock: 'ଷ୍ଟକ',
    held: 'ରଖାଯାଇଛି',
    price: 'ଦାମ',
    shop: 'ଦୋକାନ',
    name: 'ନାମ',
    applied: 'ଦରଖାସ୍ତ',
  },
}
