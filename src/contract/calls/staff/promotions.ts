import * as v from 'valibot'
import { DayOrMoment } from '../../day.ts'
import { Banner, Deal } from '../../entities.ts'
import { required } from '../../forms.ts'
import { dataOf, doneWith, operator, staff, type Call } from '../call.ts'
import { ImportReport } from './catalogue.ts'

export const BANNERS_MAX = 10

export const BannersChange = v.object({
  image_urls: v.pipe(
    v.array(v.pipe(v.string(), v.regex(/^[\w-][\w.-]{0,199}$/, 'A picture is named by its file'))),
    v.minLength(1, 'Name a picture'),
    v.maxLength(BANNERS_MAX, `At most ${BANNERS_MAX} pictures`),
  ),
})

const day = DayOrMoment('A date looks like 2026-01-31')

export const DealChange = v.object({
  text: required('Text is required', 300),
  start: day,
  end: day,
})

/** What the shop shows in front: banners and the deal. */
export const operatorsFront = {
  bannerPicture: operator.post(
    'admin/banner-pictures',
    'Keep a picture for banners; it is shown once a banner names it',
    doneWith(v.object({ file: v.string() })),
    { stream: 'application/octet-stream' },
  ),
  bannersSet: operator.put(
    'admin/banners/:sourceType',
    'Set the banners of a kind of page: home, category, brands or seller',
    doneWith(Banner),
    { body: BannersChange },
  ),
  dealSet: operator.put('admin/deal', 'Set the deal banner', doneWith(Deal), { body: DealChange }),
} as const satisfies Record<string, Call>

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
