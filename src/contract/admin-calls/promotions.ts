import * as v from 'valibot'
import { DayOrMoment } from '../day.ts'
import { Banner, Deal } from '../entities.ts'
import { required } from '../forms.ts'
import { operator, doneWith, type Call } from '../calls/call.ts'

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
