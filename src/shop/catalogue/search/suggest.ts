import { callApi } from '../../../client/api/call.ts'
import { localCategory } from '../../../texts/local-category.ts'
import { localCrop } from '../../../texts/local-crop.ts'
import { asWritten, type Localized } from '../../../texts/localized.ts'
import { partLoads } from '../../../ui/base/lazy-component.tsx'

/** A category, crop or brand whose name goes on as the text begins. */
export interface Suggestion {
  kind: 'category' | 'crop' | 'brand'
  name: string
  /** Its name in the page's language. */
  said: Localized
  to: string
}

const SHOWN_MAX = 4

/** What the words mean is the largest part of the code: a phone reads it before the first letter, if it can. */
const loadMeanings = () => import('./meant-names.ts')
const SLICE_MS = 8
// Its tables are made in slices, between which a slow phone can answer a finger.
partLoads.push(async () => {
  const { readOn } = await loadMeanings()
  let pausedAt = performance.now()
  while (readOn() === undefined) {
    if (performance.now() - pausedAt < SLICE_MS) continue
    await new Promise((done) => setTimeout(done))
    pausedAt = performance.now()
  }
})

/** Read once; what did not come is asked for again by the next letter. */
let ways: Promise<Suggestion[]> | undefined

const readWays = async (): Promise<Suggestion[]> => {
  const [categories, crops, brands] = await Promise.all([callApi('categories'), callApi('crops'), callApi('brands')])
  if (!categories.status || !crops.status || !brands.status) ways = undefined
  if (crops.status) (await loadMeanings()).teach(crops.data)
  return [
    ...(categories.status ? categories.data : []).map(({ name, slug, names }) => ({
      kind: 'category' as const,
      name,
      said: localCategory({ name, slug, names }),
      to: `/category/${slug}`,
    })),
    ...(crops.status ? crops.data : []).map((crop) => ({
      kind: 'crop' as const,
      name: crop.name,
      said: localCrop(crop),
      to: `/search?crop=${crop.slug}`,
    })),
    ...(brands.status ? brands.data : []).map(({ name, slug }) => ({
      kind: 'brand' as const,
      name,
      said: asWritten(name),
      to: `/brand/${slug}`,
    })),
  ]
}

/** Ways into the shop besides the products that are found. */
export const suggest = async (text: string): Promise<Suggestion[]> => {
  if (text === '') return []
  const [{ isMeantBy }, found] = await Promise.all([loadMeanings(), (ways ??= readWays())])
  return found.filter(isMeantBy(text)).slice(0, SHOWN_MAX)
}
