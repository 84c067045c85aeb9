import type { ShopTexts } from '../texts.ts'
import { catalogue } from './catalogue.ts'
import { dates } from './dates.ts'
import { facts } from './facts.ts'
import { footer } from './footer.ts'
import { goods } from './goods.ts'
import { menus } from './menus.ts'
import { messages } from './messages.ts'
import { search } from './search.ts'
import { states } from './states.ts'

export const shop: ShopTexts = {
  catalogue,
  dates,
  facts,
  failures: {
    notFoundText: 'ଏହି ପେଜ୍ ନାହିଁ, କିମ୍ବା ଅନ୍ୟ ଜାଗାକୁ ଯାଇଛି। ଏଥିରୁ ଗୋଟିଏ ଦେଖନ୍ତୁ:',
    partNotLoaded: 'ଏହି ଅଂଶ ଏପର୍ଯ୍ୟନ୍ତ ଆପଣଙ୍କ ଫୋନରେ ନାହିଁ। ଏହାକୁ ଆଣିବାକୁ ଥରେ ନେଟୱାର୍କ ଚାଲୁ କରନ୍ତୁ।',
    failedTitle: 'ପେଜ୍ ଲୋଡ୍ ହେଲା ନାହିଁ',
    failedText: 'ଦୋକାନରୁ ଉତ୍ତର ମିଳିଲା ନାହିଁ। ଆପଣଙ୍କ କାର୍ଟ ଓ ୱିଶଲିଷ୍ଟ ଏହି ଫୋନରେ ସୁରକ୍ଷିତ ଅଛି।',
    offlineTitle: 'ଏହି ପେଜ୍ ଏପର୍ଯ୍ୟନ୍ତ ଆପଣଙ୍କ ଫୋନରେ ନାହିଁ',
    offlineText: 'ଆପଣ ଅଫଲାଇନ ଅଛନ୍ତି। ଆଗରୁ ଖୋଲିଥିବା ପେଜ୍ ନେଟୱାର୍କ ବିନା ବି ଚାଲେ।',
    toHome: 'ହୋମ ପେଜକୁ ଯାଆନ୍ତୁ',
    tryAgain: 'ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ',
  },
  footer,
  goods,
  labels: {
    previous: 'ଆଗର',
    next: 'ଆହୁରି',
    previousSlide: 'ଆଗର',
    nextSlide: 'ପରର',
    increase: 'ପରିମାଣ ବଢ଼ାନ୍ତୁ',
    decrease: 'ପରିମାଣ କମାନ୍ତୁ',
    quantity: 'ପରିମାଣ',
    listPrice: 'ତାଲିକା ଦାମ',
    percentOff: (percent) => `${percent}% ରିହାତି`,
    outOfFive: (value) => `5ରୁ ${value} ଷ୍ଟାର`,
  },
  menus,
  messages,
  refusals: {
    refused: 'ଦୋକାନ ଏହାକୁ ନେଲା ନାହିଁ। ଦେଖିନେଇ ପୁଣି ସେଭ୍ କରନ୍ତୁ।',
    gone: 'ଏହା ଅନ୍ୟ ଫୋନରେ ହଟାଯାଇଛି। ରଖିବାକୁ ହେଲେ ପୁଣି ସେଭ୍ କରନ୍ତୁ।',
    conflict: 'ଏହା ଆଗରୁ ବ୍ୟବହାର ହୋଇଛି। ପୁଣି ସେଭ୍ କରନ୍ତୁ।',
    expired: 'ପଠାଇବାରେ ବହୁତ ଡେରି ହୋଇଗଲା। ପୁଣି ସେଭ୍ କରନ୍ତୁ।',
    dependent: 'ଆଗର ଗୋଟିଏ ବଦଳ ନିଆଗଲା ନାହିଁ। ତାକୁ ଦେଖିନେଇ ପୁଣି ସେଭ୍ କରନ୍ତୁ।',
    unreadable: 'ଏହା ପଢ଼ିହେଲା ନାହିଁ। ପୁଣି ଲେଖନ୍ତୁ।',
  },
  search,
  states,
  status: {
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
  },
}
