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
    title: 'મદદ',
    item: 'આ વસ્તુ માટે મદદ',
    text: 'તમારો ઓર્ડર નંબર કહો, જેથી અમે તેને તરત શોધી શકીએ.',
    aboutOrder: (order, item) => `ઓર્ડર ${order}: ${item}`,
  },
  homeScreen: {
    name: 'હલધર, ખેતીની દુકાન',
    shortName: 'હલધર',
    description: 'ઘણા વિક્રેતાઓનું બિયારણ, ખાતર, સિંચાઈ અને મશીનરી. નેટવર્ક વગર પણ ચાલે.',
    orders: 'તમારા ઓર્ડર',
    wishlist: 'મારી વિશલિસ્ટ',
    phone: 'ફોનમાં દુકાન',
    desk: 'કમ્પ્યુટર પર દુકાન',
  },
  messageOrder,
  ownAccount,
  payment: {
    again: 'ફરી ચૂકવો',
    waits: 'આ ઓર્ડર પાકો કરવા હમણાં ચૂકવો. અમે તેનો સામાન તમારા માટે 30 મિનિટ રાખીશું.',
    simulator: 'ટેસ્ટ પેમેન્ટ',
    simulatorText: 'અહીં સાચા પૈસા જતા નથી. આ પેમેન્ટનું શું થાય તે પસંદ કરો.',
    amount: 'ચૂકવવાના',
    pay: 'ચૂકવો',
    fail: 'પેમેન્ટ નિષ્ફળ કરો',
    refused: 'બેંકે આ પેમેન્ટ સ્વીકાર્યું નહીં. ફરી પ્રયત્ન કરી શકો છો.',
  },
  questions: {
    title: 'સવાલ પૂછો',
    lead: 'દુકાન જવાબ આપશે. પછી સવાલ અને જવાબ આ પેજ પર તમારા પહેલા નામ સાથે દેખાશે.',
    label: 'તમારો સવાલ',
    hint: 'ફોન નંબર અને સરનામાં ન લખો: આ બધા વાંચે છે.',
    send: 'સવાલ મોકલો',
    saved: 'આ ફોનમાં સેવ છે. નેટવર્ક આવે ત્યારે મોકલાશે.',
  },
  returns,
  reviews,
  saved,
  sellerOnboarding,
  storage: {
    memory: 'આ બ્રાઉઝર કંઈ સેવ કરતું નથી, જેમ કે પ્રાઇવેટ વિન્ડોમાં. તમે ખરીદી અને ઓર્ડર કરી શકો, પણ બંધ કરતાં જ તમારું કાર્ટ જતું રહેશે.',
    full: 'ફોન ભરાઈ ગયો છે: બધું સેવ થયું નથી. રાખેલું કંઈક કાઢીને ફરી પ્રયત્ન કરો.',
    seeKept: 'શું રાખ્યું છે તે જુઓ',
    reload: 'દુકાન બીજી વિન્ડોમાં અપડેટ થઈ છે.',
    reloadNow: 'ફરી લોડ કરો',
    login: 'તમારા ફેરફારો મોકલવા ફરી લૉગ ઇન કરો.',
    loginNow: 'લૉગ ઇન કરો',
    lost: 'આ ફોને તમારો દુકાનનો ડેટા ડિલીટ કર્યો હતો. અમે તેને ફરી લોડ કર્યો.',
  },
  sync,
  voice: {
    speak: 'બોલો',
    listening: 'સાંભળીએ છીએ',
    note: 'તમે જે બોલો તે તમારું બ્રાઉઝર તેને બનાવનાર કંપનીને મોકલે છે. તે કંપની તમારા માટે લખી આપે છે.',
    refused: 'આ ફોન દુકાનને સાંભળવા દેતો નથી. લખીને જણાવો.',
    nothing: 'કંઈ સમજાયું નહીં. ફરી પ્રયત્ન કરો.',
  },
}
