import * as v from 'valibot'
import { DayOrMoment } from '../../day.ts'
import { Banner, Deal } from '../../promotions.ts'
import { required } from '../../text-fields.ts'
import { dataOf, staff, type Call } from '../call.ts'

export const BANNERS_MAX = 10

const BannersChange = v.object({
  image_urls: v.pipe(
    v.array(v.pipe(v.string(), v.regex(/^[\w-][\w.-]{0,199}$/, 'A picture is named by its file'))),
    v.minLength(1, 'Name a picture'),
    v.maxLength(BANNERS_MAX, `At most ${BANNERS_MAX} pictures`),
  ),
})

const day = DayOrMoment('A date looks like 2026-01-31', 'Choose a day')

export const DealChange = v.object({
  text: required('Text is required', 300),
  start: day,
  end: day,
})

const rules = { may: 'shop', ofOperator: true } as const

const changing = { ...rules, keyed: true } as const

/** What the shop shows in front: banners and the deal. */
export const staffPromotions = {
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
    { ...rules, alias: 'admin/banner-pictures', stream: 'application/octet-stream' },
  ),
  deskBannersSet: staff.put(
    'desk/banners/:sourceType',
    'Set the banners of a kind of page: home, category, brands or seller',
    dataOf(Banner),
    {
      ...changing,
      alias: 'admin/banners/:sourceType',
      body: BannersChange,
    },
  ),
  deskDealSet: staff.put('desk/deal', 'Set the deal banner', dataOf(Deal), {
    ...changing,
    alias: 'admin/deal',
    body: DealChange,
  }),
} as const satisfies Record<string, Call>
