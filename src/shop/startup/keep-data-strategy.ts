import type { DataStrategyFunction, DataStrategyMatch, DataStrategyResult } from 'react-router-dom'
import { isCompleteLoad } from '../catalogue/loaders.ts'
import { loadStyles } from '../../ui/base/load-styles.ts'
import { loadSections } from '../../ui/base/lazy-section.tsx'

/** A page is shown without the sections that take longer. */
const SECTIONS_MS = 2_000

/** Routes on the screen that lack a part; of these anything new is welcome. */
const lacking = new Set<string>()
export const hasPartialData = (): boolean => lacking.size > 0

const isReread = ({ shouldRevalidateArgs: args }: DataStrategyMatch): boolean =>
  args !== null && args.currentUrl.href === args.nextUrl.href

/** A thrown response is the server's own 404; any other error says nothing about the page. */
const isLess = ({ type, result }: DataStrategyResult): boolean =>
  type === 'error' ? !(result instanceof Response) : !isCompleteLoad(result)

/**
 * How the router loads pages. What the screen shows is read again when something fresher has come; where the network
 * then brings less than what is shown, that stays: the router keeps the data of a route without a result.
 */
export const keepCompleteData: DataStrategyFunction = async ({ matches }) => {
  const results: Record<string, DataStrategyResult> = {}
  const load = async (match: DataStrategyMatch) => {
    const { id } = match.route
    const result = await match.resolve()
    const less = isLess(result)
    if (less && isReread(match) && !lacking.has(id)) return
    results[id] = result
    if (less) lacking.add(id)
    else lacking.delete(id)
  }
  await Promise.all([loadStyles(), ...matches.filter(({ shouldLoad }) => shouldLoad).map(load)])
  await Promise.race([loadSections(), new Promise((done) => setTimeout(done, SECTIONS_MS))])
  return results
}
