import { openShop } from '../../../tests/journeys/support/shop.ts'
import { makeProfile } from './browser.ts'
import { KEPT_FLOOR, serveFloor } from './floor.ts'
import { PROFILES, visit, type Figures, type Profile } from './visit.ts'

/** Pages of the shop on a phone, in one sitting with the least that such a visit costs on this machine. */

const PHASES = ['floor', 'first', 'repeat', 'floor offline', 'offline'] as const
type Phase = (typeof PHASES)[number]

export interface PageResult {
  page: string
  profile: string
  phase: Phase
  median: Figures
}

const KEYS = ['fcp', 'lcp', 'tbt', 'cls', 'bytes', 'requests', 'pageBytes', 'pageRequests', 'scriptBytes'] as const

const medianOf = (runs: readonly Figures[]): Figures => {
  const middle = (key: keyof Figures): number =>
    runs.map((run) => run[key]).toSorted((one, other) => one - other)[Math.floor(runs.length / 2)] ?? 0
  // Every key of the figures is in the list.
  return Object.fromEntries(KEYS.map((key) => [key, middle(key)])) as unknown as Figures
}

const oneVisitor = async (url: string, floor: string, profile: Profile): Promise<Record<Phase, Figures>> => {
  const [plain, kept, phone] = [makeProfile(), makeProfile(), makeProfile()]
  try {
    await visit(kept.folder, floor + KEPT_FLOOR, profile)
    return {
      floor: await visit(plain.folder, floor, profile),
      first: await visit(phone.folder, url, profile),
      repeat: await visit(phone.folder, url, profile),
      'floor offline': await visit(kept.folder, floor + KEPT_FLOOR, profile, { offline: true }),
      offline: await visit(phone.folder, url, profile, { offline: true }),
    }
  } finally {
    plain.remove()
    kept.remove()
    phone.remove()
  }
}

const line = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`
const kB = (bytes: number): string => (bytes / 1000).toFixed(1)

/** Measures the given paths; prints a table and returns its figures. */
export const benchPages = async (paths: readonly string[], runs: number): Promise<PageResult[]> => {
  const shop = await openShop()
  const results: PageResult[] = []
  try {
    await shop.start()
    const answer = await fetch(shop.url, { headers: { 'Accept-Encoding': 'br' } })
    const home = await answer.text()
    const floor = await serveFloor(home)
    console.log(line(['page', 'profile', 'visit', 'FCP', 'LCP', 'TBT', 'CLS', 'kB (page)', 'requests (page)', 'JS kB']))
    for (const path of paths)
      for (const profile of PROFILES) {
        // Not counted: what the server does for the first time.
        const visitors = await Array.fromAsync({ length: runs + 1 }, () =>
          oneVisitor(shop.url + path, floor.url, profile),
        )
        for (const phase of PHASES) {
          const median = medianOf(visitors.slice(1).map((visitor) => visitor[phase]))
          results.push({ page: path, profile: profile.name, phase, median })
          const { fcp, lcp, tbt, cls, bytes, requests, pageBytes, pageRequests, scriptBytes } = median
          const times = [fcp, lcp, tbt].map(Math.round)
          const wire = [`${kB(bytes)} (${kB(pageBytes)})`, `${requests} (${pageRequests})`, kB(scriptBytes)]
          console.log(line([path, profile.name, phase, ...times, cls.toFixed(3), ...wire]))
        }
      }
    floor.close()
  } finally {
    await shop.dispose()
  }
  return results
}
