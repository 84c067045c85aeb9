import type { DataStrategyFunction, DataStrategyMatch, DataStrategyResult } from 'react-router-dom'
import { isWhole } from '../features/catalogue/load.ts'

/** Routes on the screen that lack a part; of these anything new is welcome. */
const lacking = new Set<string>()
export const isLacking = (): boolean => lacking.size > 0

const isReread = ({ shouldRevalidateArgs: args }: DataStrategyMatch): boolean =>
  args !== null && args.currentUrl.href === args.nextUrl.href

/** A thrown answer is the shop's word that something is gone; any other error is none. */
const isLess = ({ type, result }: DataStrategyResult): boolean =>
  type === 'error' ? !(result instanceof Response) : !isWhole(result)

/**
 * How the router loads pages. What the screen shows is read again when something fresher has come; where the network
 * then brings less than what is shown, that stays: the router keeps the data of a route without a result.
 */
export const keepWhole: DataStrategyFunction = async ({ matches }) => {
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
  await Promise.all(matches.filter(({ shouldLoad }) => shouldLoad).map(load))
  return results
}
