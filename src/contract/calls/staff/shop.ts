import * as v from 'valibot'
import { Id } from '../../entities.ts'
import { email, nationalNumber } from '../../forms.ts'
import { required } from '../../text-fields.ts'
import { OwnLicences } from '../../licences.ts'
import { Registered, SellerChangeForm } from '../../seller-changes.ts'
import { SellerParticulars } from '../../sellers.ts'
import { dataOf, staff, type Call } from '../call.ts'
import { pageOf, PageQuery } from './page.ts'
import { LicenceChange } from './sellers.ts'

const CARE_PHONE = 'Ten digits, or a toll-free number such as 1800 123 4567'

/** What the shop's own people may change of it. */
export const ParticularsForm = v.object({
  legal_name: required('Type the name as it stands in the registration'),
  care_name: required('Say who answers customers'),
  care_phone: v.pipe(
    required('Type the number that customers call'),
    v.transform(nationalNumber),
    v.regex(/^(\d{10}|1800\d{7})$/, CARE_PHONE),
  ),
  /** Empty where there is none. */
  care_email: v.union([v.literal(''), email('This is no email address')], 'This is no email address'),
})
export type ParticularsForm = v.InferOutput<typeof ParticularsForm>

/** What is not given stays as it is. */
const ParticularsChange = v.partial(ParticularsForm)
export type ParticularsChange = v.InferOutput<typeof ParticularsChange>

const DeskShop = v.object({ id: Id, slug: v.string(), shop_name: v.string(), ...SellerParticulars.entries })
export type DeskShop = v.InferOutput<typeof DeskShop>

/** A shop among others. */
const ShopName = v.object({ seller_id: Id, shop_name: v.string(), city: v.nullable(v.string()) })
export type ShopName = v.InferOutput<typeof ShopName>

/** The shop's particulars, as customers read them. */
export const staffShop = {
  deskShops: staff.get('desk/shops', 'List the shops that may sell, the newest first', pageOf(ShopName), {
    ofOperator: true,
    query: PageQuery,
  }),
  deskShop: staff.get('desk/shops/:id', 'Show the particulars of the shop', dataOf(DeskShop), { may: 'shop' }),
  deskShopSet: staff.put('desk/shops/:id', 'Change the particulars that customers read', dataOf(DeskShop), {
    may: 'shop',
    keyed: true,
    body: ParticularsChange,
  }),
  deskRegistered: staff.get(
    'desk/shops/:id/registered',
    'Show what the shop has registered and what of it is to change',
    dataOf(Registered),
    { may: 'shop' },
  ),
  deskChangeAsk: staff.post('desk/shops/:id/registered', 'Ask for a change of it', dataOf(Registered), {
    may: 'shop',
    keyed: true,
    body: SellerChangeForm,
  }),
  deskLicences: staff.get(
    'desk/shops/:id/licences',
    'Show the licences of the shop, and those that it has handed in',
    dataOf(OwnLicences),
    { may: 'shop' },
  ),
  deskLicenceAsk: staff.put(
    'desk/shops/:id/licences/:licence',
    'Hand in a licence, or a newer paper in place of one, to be approved',
    dataOf(OwnLicences),
    { may: 'shop', keyed: true, body: LicenceChange },
  ),
  // Not keyed: of the same licence a second time nothing is new.
  deskLicencePhotograph: staff.put(
    'desk/shops/:id/licences/:licence/photograph',
    'Keep the photograph of a licence that was handed in; the operator alone sees it',
    dataOf(OwnLicences),
    { may: 'shop', stream: 'application/octet-stream' },
  ),
} as const satisfies Record<string, Call>
