import * as v from 'valibot'
import { ImportReport } from '../admin-calls/catalogue.ts'
import { BannersChange, DealChange } from '../admin-calls/promotions.ts'
import { dataOf, staff, type Call } from '../calls/call.ts'
import { Banner, Deal } from '../entities.ts'

const rules = { may: 'shop', ofOperator: true } as const
const changing = { ...rules, keyed: true } as const

/** What the shop shows in front, and a catalogue from a file. */
export const deskShopFront = {
  deskFront: staff.get(
    'desk/front',
    'Show banners and deals, the latest deal first',
    dataOf(v.object({ banners: v.array(Banner), deals: v.array(Deal) })),
    rules,
  ),
  deskBannerPicture: staff.post(
    'desk/banner-pictures',
    'Keep a picture for banners; it is shown once a banner names it',
    dataOf(v.object({ file: v.string() })),
    { ...rules, stream: 'application/octet-stream' },
  ),
  deskBannersSet: staff.put('desk/banners/:sourceType', 'Set the banners of a kind of page', dataOf(Banner), {
    ...changing,
    body: BannersChange,
  }),
  deskDealSet: staff.put('desk/deal', 'Set the deal banner', dataOf(Deal), { ...changing, body: DealChange }),
  // Not keyed, for it is worked on while it arrives: of the same file a second time nothing is new.
  deskImport: staff.post('desk/catalogue', 'Import products from a CSV file', dataOf(ImportReport), {
    ...rules,
    stream: 'text/csv',
  }),
} as const satisfies Record<string, Call>
