import type { ShopTexts } from '../texts.ts'

export const status: ShopTexts['status'] = {
  offline: 'ଆପଣ ଅଫଲାଇନ ଅଛନ୍ତି',
  fromPhone: 'ଏହି ଫୋନରୁ',
  pricesSeen: (ago) => `${ago} ଦେଖାଯାଇଥିବା ଦାମ`,
  justNow: 'ଏଇମାତ୍ର',
  lastOnlineUnknown: 'ଏହି ଫୋନ୍ ଶେଷଥର ଅନଲାଇନ ହେବା ପରେ ଦାମ ବଦଳିଥାଇପାରେ।',
  attention: {
    one: '#ଟି ବଦଳକୁ ଆପଣଙ୍କୁ ଦେଖିବାକୁ ପଡ଼ିବ',
    other: '#ଟି ବଦଳକୁ ଆପଣଙ୍କୁ ଦେଖିବାକୁ ପଡ଼ିବ',
  },
  waiting: {
    one: '#ଟି ବଦଳ ପଠାଇବା ବାକି',
    other: '#ଟି ବଦଳ ପଠାଇବା ବାକି',
  },
}
