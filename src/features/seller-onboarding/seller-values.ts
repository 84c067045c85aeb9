import type { Answer } from '../../contract/calls.ts'

export type SellerRequestData = Answer<'sellerRequestByToken'>['data']

type AccountType = 'saving' | 'current'

/** What the fields of the form hold; an account type that is not chosen is empty. */
export interface SellerValues {
  token: string
  shop_name: string
  address: string
  pincode: string
  city: string
  state: string
  district?: string | null | undefined
  lat?: number | null | undefined
  lng?: number | null | undefined
  account_no?: string | null | undefined
  ac_name?: string | null | undefined
  ifsc_code?: string | null | undefined
  account_type?: AccountType | null | undefined
  gst_no?: string | null | undefined
}

/** What a place fills in. */
export interface SellerPlace {
  pincode?: string
  city?: string
  district?: string
  state?: string
  lat?: number | null
  lng?: number | null
}

const accountTypeOf = (text: string | null): AccountType | null =>
  text === 'saving' || text === 'current' ? text : null

/** The form as it was left last time; the account number comes masked. */
export const sellerValuesOf = (data: SellerRequestData, token: string): SellerValues => ({
  token,
  shop_name: data.shop_name ?? '',
  address: data.address ?? '',
  pincode: data.pincode ?? '',
  city: data.city ?? '',
  state: data.state ?? '',
  district: data.district ?? '',
  lat: data.lat,
  lng: data.lng,
  account_no: data.account_no ?? '',
  ac_name: data.ac_name ?? '',
  ifsc_code: data.ifsc_code ?? '',
  account_type: accountTypeOf(data.account_type),
  gst_no: data.gst_no ?? '',
})

/** The field's first choice means none. */
export const withoutEmptyType = (values: SellerValues): SellerValues => ({
  ...values,
  account_type: accountTypeOf(values.account_type ?? null),
})
