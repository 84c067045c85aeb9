import * as v from 'valibot'
import * as e from '../entities.ts'
import * as f from '../forms.ts'
import type { Call } from './call.ts'
import { call, dataOf, done } from './call.ts'

const TokenQuery = v.object({ token: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)) })

const VendorRequestData = v.object({
  id: e.Id,
  name: v.string(),
  email: v.string(),
  phone_number: v.string(),
  whats_app_number: v.string(),
  vendor_status: v.string(),
  shop_name: v.nullable(v.string()),
  address: v.nullable(v.string()),
  pincode: v.nullable(v.string()),
  city: v.nullable(v.string()),
  district: v.nullable(v.string()),
  state: v.nullable(v.string()),
  lat: v.nullable(v.number()),
  lng: v.nullable(v.number()),
  /** Masked, the last four digits readable: whoever has the link may read this. */
  account_no: v.nullable(v.string()),
  ac_name: v.nullable(v.string()),
  ifsc_code: v.nullable(v.string()),
  account_type: v.nullable(v.string()),
  gst_no: v.nullable(v.string()),
})

/** Forms that people submit: applications, the seller form, enquiries. */
export const formCalls = {
  sellerRequest: call({
    method: 'POST',
    path: 'vendor/request',
    caller: 'anyone',
    body: f.SellerRequestForm,
    answer: done,
    success: 201,
    summary: 'Apply to sell',
  }),
  sellerRequestByToken: call({
    method: 'GET',
    path: 'vendor-request',
    caller: 'anyone',
    query: TokenQuery,
    answer: dataOf(VendorRequestData),
    summary: 'Read an application by its token',
  }),
  sellerForm: call({
    method: 'PUT',
    path: 'vendor/send-form/:id',
    caller: 'anyone',
    body: f.SellerForm,
    answer: done,
    summary: 'Hand in the full seller form',
  }),
  enquiry: call({
    method: 'POST',
    path: 'enquiry',
    caller: 'anyone',
    body: f.EnquiryForm,
    keyed: true,
    answer: done,
    success: 201,
    summary: 'Send an enquiry',
  }),
} as const satisfies Record<string, Call>
