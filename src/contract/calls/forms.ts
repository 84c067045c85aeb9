import * as v from 'valibot'
import * as e from '../entities.ts'
import * as f from '../forms.ts'
import { KnownLicence, ReturnedLicence } from '../licences.ts'
import { anyone, dataOf, done, PageLanguage, type Call } from './call.ts'

const TokenQuery = v.object({ token: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)) })

/** A seller's form as it was filled in so far. */
export const VendorRequestData = v.object({
  id: e.Id,
  name: v.string(),
  email: v.string(),
  phone_number: v.string(),
  whats_app_number: v.string(),
  vendor_status: v.string(),
  ...v.entriesFromList(['shop_name', 'address', 'pincode', 'city', 'district', 'state'], v.nullable(v.string())),
  lat: v.nullable(v.number()),
  lng: v.nullable(v.number()),
  /** Masked, the last four digits readable: whoever has the link may read this. */
  account_no: v.nullable(v.string()),
  ...v.entriesFromList(['ac_name', 'ifsc_code', 'account_type', 'gst_no'], v.nullable(v.string())),
})

const WithLicences = v.object({
  ...VendorRequestData.entries,
  licences: v.optional(v.array(KnownLicence), []),
  /** Without those that were handed in anew. */
  returned: v.optional(v.array(ReturnedLicence), []),
})

/** Forms that people submit: applications, the seller form, enquiries. */
export const formCalls = {
  sellerRequest: anyone.post('vendor/request', 'Apply to sell', done, {
    query: PageLanguage,
    body: f.SellerRequestForm,
    success: 201,
  }),
  sellerRequestByToken: anyone.get('vendor-request', 'Read an application by its token', dataOf(WithLicences), {
    query: TokenQuery,
    secret: true,
  }),
  sellerForm: anyone.put('vendor/send-form/:id', 'Hand in the full seller form', done, {
    query: PageLanguage,
    body: f.SellerForm,
  }),
  // Not keyed: of the same licence a second time nothing is new.
  sellerLicencePhotograph: anyone.put(
    'vendor/send-form/:id/licences/:licence',
    'Hand in the photograph of a licence that the form names',
    done,
    { query: TokenQuery, stream: 'application/octet-stream', secret: true },
  ),
  enquiry: anyone.post('enquiry', 'Send an enquiry', done, { body: f.EnquiryForm, keyed: true, success: 201 }),
} as const satisfies Record<string, Call>
