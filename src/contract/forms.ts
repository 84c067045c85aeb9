import * as v from 'valibot'
import {
  ACCOUNT_TYPES,
  BULK_QUANTITY_MAX,
  ENQUIRY_MESSAGE,
  LINE_QUANTITY_MAX,
  ORDER_LINES_MAX,
  PASSWORD_MAX,
  PASSWORD_MIN,
  PAYMENT_METHODS,
  ROLES,
} from './constants.ts'
import { joinedDigits, withoutInvisible } from './digits.ts'
import { Id, ProductType } from './entities.ts'
import { fieldMessages } from './field-messages.ts'
import { LANGUAGES } from './languages.ts'
import { HandedInLicence, LICENCES_MAX } from './licences.ts'
import { messages as m } from './messages.ts'
import { required, TEXT_MAX } from './text-fields.ts'

/** What people type: schemas with their messages, used by the forms and by the server alike. */

const LONG_TEXT_MAX = 2000

const upTo = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max, fieldMessages.tooLong(String(max))))
const optional = v.optional(v.nullable(upTo(TEXT_MAX)))
/** What a bank or a tax office has given: its parts set apart or not, in small letters or capitals. */
const optionalNumber = v.optional(
  v.nullable(v.pipe(v.string(), v.transform(joinedDigits), v.toUpperCase(), upTo(TEXT_MAX))),
)
/** The prefix before the ten digits of an Indian number, as address books and people write it. */
const TRUNK = /^(?:[+＋]91|0{0,2}91)?0?(?=\d{10}$)/
/** A phone number as it is stored: ten digits. Anything else stays as it was typed, to be refused. */
export const nationalNumber = (typed: string): string => joinedDigits(typed).replace(TRUNK, '')
const tenDigits = (message: string) =>
  v.pipe(v.string(message), v.transform(nationalNumber), v.regex(/^\d{10}$/, message))
/** A basic pattern only: whether an address works is known when a mail arrives. */
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/
export const email = (message: string) =>
  v.pipe(
    v.string(message),
    v.transform(withoutInvisible),
    v.trim(),
    v.maxLength(TEXT_MAX, message),
    v.regex(EMAIL, message),
    v.toLowerCase(),
  )

export const Phone = v.pipe(required(m.phoneRequired), v.transform(nationalNumber), v.regex(/^\d{10}$/, m.phoneDigits))
export const Pincode = v.pipe(
  required(m.pincodeRequired),
  v.transform(joinedDigits),
  v.regex(/^\d{6}$/, m.pincodeDigits),
)
/** A number that takes messages: those of India's mobile networks begin with 6 to 9. */
export const MobilePhone = v.pipe(Phone, v.regex(/^[6-9]/, fieldMessages.mobileNumber))
/** How long a code that was sent can be used. */
export const CODE_LIFETIME_MS = 10 * 60 * 1000
/** Sent to a phone. */
export const Code = v.pipe(v.string(), v.transform(joinedDigits), v.regex(/^\d{6}$/, fieldMessages.codeDigits))

const contact = {
  name: required(m.nameRequired),
  phone_number: tenDigits(m.validPhoneRequired),
  whats_app_number: tenDigits(m.validWhatsAppRequired),
}

/** How many pieces of one thing are wanted in bulk, or offered. */
const BulkQuantity = v.pipe(
  v.number(fieldMessages.piecesRequired),
  v.integer(fieldMessages.piecesWhole),
  v.minValue(1, fieldMessages.piecesWhole),
  v.maxValue(BULK_QUANTITY_MAX, fieldMessages.notValid),
)
/** Something that is wanted in the customer's own words. */
const WantedWords = required(fieldMessages.wordsRequired)
const EnquiryLine = v.union(
  [
    v.object({ sku: required(fieldMessages.skuRequired), quantity: BulkQuantity }),
    v.object({ words: WantedWords, quantity: BulkQuantity }),
  ],
  fieldMessages.notValid,
)
export type EnquiryLine = v.InferOutput<typeof EnquiryLine>
const ENQUIRY_LINES_MAX = 20

export const EnquiryForm = v.object({
  message: required(m.messageValid, LONG_TEXT_MAX, m.messageValid),
  ...contact,
  email: email(m.emailValidEmail),
  /** Where it is wanted, and what: with lines sellers may send quotes. */
  pincode: v.optional(Pincode),
  lines: v.optional(v.pipe(v.array(EnquiryLine), v.minLength(1), v.maxLength(ENQUIRY_LINES_MAX))),
  /** That of the page, in which news of quotes comes. */
  language: v.optional(v.picklist(LANGUAGES)),
})
export type EnquiryForm = v.InferOutput<typeof EnquiryForm>
/** The bulk enquiry's message is fixed. */
export const bulkEnquiryMessage = ENQUIRY_MESSAGE

export const SellerRequestForm = v.object({ ...contact, email: email(m.emailValid) })
export type SellerRequestForm = v.InferOutput<typeof SellerRequestForm>

export const Password = v.pipe(
  v.string(m.passwordMin),
  v.minLength(PASSWORD_MIN, m.passwordMin),
  v.maxLength(PASSWORD_MAX, m.passwordTooLong),
)

/** A password as it is typed to log in: judged when it was chosen. */
export const EnteredPassword = v.pipe(
  v.string(m.passwordRequired),
  v.nonEmpty(m.passwordRequired),
  v.maxLength(PASSWORD_MAX, m.passwordTooLong),
)

export const RegisterForm = v.object({ ...contact, email: email(m.emailValid), password: Password })
export type RegisterForm = v.InferOutput<typeof RegisterForm>

/** Which kind of account is looked up. */
export const Role = v.optional(v.picklist(ROLES), 'customer')

const loginFields = {
  password: EnteredPassword,
  role: Role,
}
export const LoginByEmail = v.object({
  email: v.pipe(
    required(m.emailRequired, TEXT_MAX, m.emailValid),
    v.transform(withoutInvisible),
    v.trim(),
    v.toLowerCase(),
  ),
  ...loginFields,
})
export const LoginByPhone = v.object({
  phone_number: v.pipe(required(m.phoneRequired), v.transform(nationalNumber)),
  ...loginFields,
})
/** Email or phone plus password; with neither, the email is asked for. */
export const LoginForm = v.lazy((input) =>
  typeof input === 'object' && input !== null && 'phone_number' in input ? LoginByPhone : LoginByEmail,
)
export type LoginForm = v.InferInput<typeof LoginByEmail> | v.InferInput<typeof LoginByPhone>

/** How the shop calls a customer. */
export const NameForm = v.object({ name: required(m.nameRequired) })
export type NameForm = v.InferOutput<typeof NameForm>

export const AddressForm = v.object({
  name: required(m.nameRequired),
  phone_number: Phone,
  house_number: required(m.houseNumberRequired),
  area: required(m.areaRequired),
  pincode: Pincode,
  city: required(m.cityRequired),
  district: required(m.districtRequired),
  state: required(m.stateRequired),
  landmark: optional,
  lat: v.optional(v.nullable(v.pipe(v.number(), v.minValue(-90), v.maxValue(90)))),
  lng: v.optional(v.nullable(v.pipe(v.number(), v.minValue(-180), v.maxValue(180)))),
})
export type AddressForm = v.InferOutput<typeof AddressForm>

/** The client creates the id, so that an address made offline needs no id mapping; without one the server does. */
export const AddressCreate = v.object({ ...AddressForm.entries, id: v.optional(v.pipe(v.string(), v.uuid())) })
export type AddressCreate = v.InferOutput<typeof AddressCreate>

export const SellerForm = v.object({
  token: required(fieldMessages.tokenRequired),
  shop_name: required(m.shopNameRequired),
  address: required(m.addressRequired),
  pincode: Pincode,
  city: required(m.cityRequired),
  state: required(m.stateRequired),
  district: optional,
  lat: AddressForm.entries.lat,
  lng: AddressForm.entries.lng,
  account_no: optionalNumber,
  ac_name: optional,
  ifsc_code: optionalNumber,
  account_type: v.optional(v.nullable(v.picklist(ACCOUNT_TYPES))),
  gst_no: optionalNumber,
  /** All of them: one that is left out is taken back. Who knows of none leaves those that there are. */
  licences: v.optional(v.pipe(v.array(HandedInLicence), v.maxLength(LICENCES_MAX, fieldMessages.notValid))),
})
export type SellerForm = v.InferOutput<typeof SellerForm>

export const WishlistCreate = v.object({ product_id: Id, customer_id: v.optional(Id) })

/** The fields of the review's form beside its files; the stars are asked for by a first review only. */
export const ReviewForm = v.object({
  published_product_id: v.pipe(v.string(), v.regex(/^\d{1,10}$/), v.transform(Number), Id),
  sku: required(fieldMessages.skuRequired),
  rating: v.optional(
    v.pipe(
      v.string(m.ratingRequired),
      v.regex(/^[1-5]?$/, m.ratingRequired),
      v.transform((text) => (text === '' ? null : Number(text))),
    ),
    '',
  ),
  comment: v.optional(upTo(LONG_TEXT_MAX), ''),
})
export type ReviewForm = v.InferOutput<typeof ReviewForm>

const Count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LINE_QUANTITY_MAX))
const Rupees = v.pipe(v.number(), v.minValue(0), v.maxValue(100_000_000))

/** One line of an order. `item_price` is the client's claim; the server's price decides. */
export const OrderLine = v.object({
  sku: required(fieldMessages.skuRequired),
  quantity: Count,
  item_price: Rupees,
  payment_method: v.picklist(PAYMENT_METHODS),
  delivery_address_id: v.pipe(v.string(), v.uuid()),
  billing_address_id: v.pipe(v.string(), v.uuid()),
  customer_id: v.optional(Id),
  product_id: v.optional(Id),
  vendor_id: v.optional(Id),
  title: v.optional(v.string()),
  variant_name: v.optional(v.string()),
  product_type: v.optional(v.nullable(ProductType)),
  image_url: v.optional(v.string()),
  cod_available: v.optional(v.picklist([0, 1])),
  price: v.optional(Rupees),
  original_price: v.optional(Rupees),
})
export type OrderLine = v.InferOutput<typeof OrderLine>

export const OrderCreate = v.object({
  order_items: v.pipe(v.array(OrderLine), v.minLength(1), v.maxLength(ORDER_LINES_MAX)),
  /** Rupees for delivery that the customer has seen; absent where it costs nothing. A claim, as prices are. */
  delivery_charge: v.optional(Rupees),
})
export type OrderCreate = v.InferOutput<typeof OrderCreate>
