import { redirect, type LoaderFunctionArgs } from 'react-router-dom'
import type { Failure } from '../../../client/api/call.ts'
import { dataOrEmpty, pick } from '../loaders.ts'

interface Addressed {
  slug: string
  former?: string[] | undefined
}

/**
 * The brand or category that a page is about. A former address leads to where its products went; a paused one is in no
 * list, but `ofProducts` are of it.
 */
export const pickAddressed = async <D extends Addressed>(
  answer: { status: true; data: D[] } | Failure,
  kind: 'brand' | 'category',
  { params: { slug = '' }, request }: LoaderFunctionArgs,
  ofProducts: () => Promise<D | undefined>,
): Promise<D> => {
  const listed = dataOrEmpty(answer).find((one) => one.slug === slug || one.former?.includes(slug))
  const found = listed ?? (await ofProducts())
  if (found !== undefined && found.slug !== slug)
    throw redirect(`/${kind}/${found.slug}${new URL(request.url).search}`, 301)
  return pick(answer, () => found, kind)
}
