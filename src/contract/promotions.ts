import * as v from 'valibot'
import { BANNER_SOURCES } from './constants.ts'

/** What the shop shows in front. */

export const Banner = v.object({ source_type: v.picklist(BANNER_SOURCES), image_urls: v.array(v.string()) })
export type Banner = v.InferOutput<typeof Banner>

/** Dates are plain days or timestamps; the reader decides what is readable. */
export const Deal = v.object({ deals: v.string(), start_date_time: v.string(), end_date_time: v.string() })
export type Deal = v.InferOutput<typeof Deal>
