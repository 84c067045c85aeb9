import type { RestTexts } from '../texts.ts'
import { account } from './account.ts'
import { calculator } from './calculator.ts'
import { checkout } from './checkout.ts'
import { complaints } from './complaints.ts'
import { dataUse } from './data-use.ts'
import { delivery } from './delivery.ts'
import { enquiries } from './enquiries.ts'
import { messageOrder } from './message-order.ts'
import { ownAccount } from './own-account.ts'
import { returns } from './returns.ts'
import { reviews } from './reviews.ts'
import { saved } from './saved.ts'
import { sellerOnboarding } from './seller-onboarding.ts'
import { sync } from './sync.ts'

export const rest: RestTexts = {
  account,
  calculator,
  checkout,
  complaints,
  dataUse,
  delivery,
  enquiries,
  help: {
    title: 'ସାହାଯ୍ୟ',
    item: 'ଏହି ଆଇଟମ ପାଇଁ ସାହାଯ୍ୟ',
    text: 'ଆପଣଙ୍କ ଅର୍ଡର ନମ୍ବର କହନ୍ତୁ, ତାହେଲେ ଆମେ ତୁରନ୍ତ ଖୋଜି ପାଇବୁ।',
    aboutOrder: (order, item) => `ଅର୍ଡର ${order}: ${item}`,
  },
  homeScreen: {
    name: 'ହଳଧର, ଚାଷ ଦୋକାନ',
    shortName: 'ହଳଧର',
    description: 'ଅନେକ ବିକ୍ରେତାଙ୍କ ବିହନ, ସାର, ଜଳସେଚନ ଜିନିଷ ଓ ମେସିନ। ନେଟୱାର୍କ ବିନା ବି ଚାଲେ।',
    orders: 'ଆପଣଙ୍କ ଅର୍ଡର',
    wishlist: 'ମୋ ୱିଶଲିଷ୍ଟ',
    phone: 'ଫୋନରେ ଦୋକାନ',
    desk: 'କମ୍ପ୍ୟୁଟରରେ ଦୋକାନ',
  },
  messageOrder,
  ownAccount,
  payment: {
    again: 'ପୁଣି ପେମେଣ୍ଟ କରନ୍ତୁ',
    waits: 'ଏହି ଅର୍ଡର ପକ୍କା କରିବାକୁ ଏବେ ପେମେଣ୍ଟ କରନ୍ତୁ। ଆମେ ଜିନିଷଗୁଡ଼ିକ ଆପଣଙ୍କ ପାଇଁ 30 ମିନିଟ୍ ରଖିବୁ।',
    simulator: 'ଟେଷ୍ଟ ପେମେଣ୍ଟ',
    simulatorText: 'ଏଠାରେ ଅସଲି ଟଙ୍କା ଯାଏ ନାହିଁ। ଏହି ପେମେଣ୍ଟର ଫଳ କ’ଣ ହେବ, ବାଛନ୍ତୁ।',
    amount: 'ଦେବାକୁ ହେବ',
    pay: 'ପେମେଣ୍ଟ କରନ୍ତୁ',
    fail: 'ଫେଲ୍ କରାନ୍ତୁ',
    refused: 'ବ୍ୟାଙ୍କ ଏହି ପେମେଣ୍ଟ ନେଲା ନାହିଁ। ଆପଣ ପୁଣି ଚେଷ୍ଟା କରିପାରିବେ।',
  },
  questions: {
    title: 'ପ୍ରଶ୍ନ ପଚାରନ୍ତୁ',
    lead: 'ଦୋକାନ ଉତ୍ତର ଦିଏ। ତାପରେ ପ୍ରଶ୍ନ ଓ ଉତ୍ତର ଆପଣଙ୍କ ପ୍ରଥମ ନାମ ସହ ଏହି ପେଜରେ ରହେ।',
    label: 'ଆପଣଙ୍କ ପ୍ରଶ୍ନ',
    hint: 'ଫୋନ୍ ନମ୍ବର ଓ ଠିକଣା ଲେଖନ୍ତୁ ନାହିଁ: ଏହାକୁ ସମସ୍ତେ ପଢ଼ନ୍ତି।',
    send: 'ପ୍ରଶ୍ନ ପଠାନ୍ତୁ',
    saved: 'ଏହି ଫୋନରେ ସେଭ୍ ଅଛି। ନେଟୱାର୍କ ଆସିଲେ ପଠାଯିବ।',
  },
  returns,
  reviews,
  saved,
  sellerOnboarding,
  storage: {
    memory: 'ଏହି ବ୍ରାଉଜର କିଛି ସେଭ୍ କରେ ନାହିଁ, ଯେପରି ପ୍ରାଇଭେଟ୍ ୱିଣ୍ଡୋରେ ହୁଏ। କିଣାକିଣି ଓ ଅର୍ଡର କରିପାରିବେ, କିନ୍ତୁ ଏହାକୁ ବନ୍ଦ କଲେ ଆପଣଙ୍କ କାର୍ଟ ହଜିଯିବ।',
    full: 'ଫୋନ୍ ଭର୍ତ୍ତି ହୋଇଗଲା: ସବୁ ସେଭ୍ ହେଲା ନାହିଁ। ରଖିଥିବା କିଛି ହଟାଇ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
    seeKept: 'କ’ଣ ରଖା ଅଛି ଦେଖନ୍ତୁ',
    reload: 'ଦୋକାନ ଅନ୍ୟ ୱିଣ୍ଡୋରେ ଅପଡେଟ୍ ହୋଇଛି।',
    reloadNow: 'ପୁଣି ଲୋଡ୍ କରନ୍ତୁ',
    login: 'ଆପଣଙ୍କ ବଦଳ ପଠାଇବାକୁ ପୁଣି ଲଗ୍ ଇନ୍ କରନ୍ତୁ।',
    loginNow: 'ଲଗ୍ ଇନ୍ କରନ୍ତୁ',
    lost: 'ଏହି ଫୋନ୍ ଆପଣଙ୍କ ଦୋକାନ ତଥ୍ୟ ଡିଲିଟ୍ କରିଦେଇଥିଲା। ଆମେ ପୁଣି ଲୋଡ୍ କଲୁ।',
  },
  sync,
  voice: {
    speak: 'କୁହନ୍ତୁ',
    listening: 'ଶୁଣାଯାଉଛି',
    note: 'ଆପଣଙ୍କ କଥାକୁ ଆପଣଙ୍କ ବ୍ରାଉଜର ତାର କମ୍ପାନୀ ପାଖକୁ ପଠାଏ। ସେମାନେ ତାହା ଲେଖିଦିଅନ୍ତି।',
    refused: 'ଏହି ଫୋନ୍ ଦୋକାନକୁ ଶୁଣିବାକୁ ଦିଏ ନାହିଁ। ତା ବଦଳରେ ଲେଖନ୍ତୁ।',
    nothing: 'କିଛି ବୁଝାପଡ଼ିଲା ନାହିଁ। ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  },
}
