import { openShop } from '../../../tests/journeys/support/shop.ts'
import { makeProfile } from './browser.ts'
import { compare, isBelievable, medianOf, type Ratios } from './compare.ts'
import { KEPT_FLOOR, serveFloor } from './floor.ts'
import { PROFILES, visit, type Figures, type Profile } from './visit.ts'

/** Pages of the shop on a phone, each beside its floor: the least that such a visit costs on this machine, just then. */

const VISITS = ['first', 'repeat', 'offline'] as const
type Visit = (typeof VISITS)[number]

interface Measured {
  own: Figures
  floor: Figures
}

export interface PageResult extends Measured {
  page: string
  profile: string
  visit: Visit
  ratios: Ratios
}

const oneVisitor = async (
  url: string,
  floor: string,
  profile: Profile,
  watched: boolean,
): Promise<Record<Visit, Measured>> => {
  const [plain, kept, phone] = [makeProfile(), makeProfile(), makeProfile()]
  const again = async (offline: boolean): Promise<Measured> => ({
    floor: await visit(kept.folder, floor + KEPT_FLOOR, profile, { offline }),
    own: await visit(phone.folder, url, profile, { offline, watched }),
  })
  try {
    await visit(kept.folder, floor + KEPT_FLOOR, profile)
    return {
      first: {
        floor: await visit(plain.folder, floor, profile, { hasWorker: false }),
        own: await visit(phone.folder, url, profile, { watched }),
      },
      repeat: await again(false),
      offline: await again(true),
    }
  } finally {
    plain.remove()
    kept.remove()
    phone.remove()
  }
}

const kB = (bytes: number): string => (bytes / 1000).toFixed(1)

const HEAD =
  "| page | phone | visit | FCP | LCP | TBT | CLS | kB, requests of the page | with the worker's | elements parsed, quiet | kB of markup | kB of script evaluated, ran |"

const rowOf = ({ page, profile, visit: which, own, floor, ratios }: PageResult): string => {
  const [fcp, lcp] = (['fcp', 'lcp'] as const).map(
    (key) => `${Math.round(own[key])} / ${Math.round(floor[key])} = ×${ratios[key].toFixed(2)}`,
  )
  const tbt = `${Math.round(own.tbt)} − ${Math.round(floor.tbt)} = ${ratios.tbt}`
  const wire = `${kB(own.pageBytes)}, ${own.pageRequests} | ${kB(own.bytes)}, ${own.requests}`
  const made = `${own.elements}, ${own.elementsQuiet} | ${kB(own.markup)} | ${kB(own.evaluated)}, ${kB(own.ran)}`
  return `| ${page} | ${profile} | ${which} | ${fcp} | ${lcp} | ${tbt} | ${own.cls.toFixed(3)} | ${wire} | ${made} |`
}

const measure = async (url: string, floor: string, profile: Profile, runs: number): Promise<PageResult[]> => {
  // Not timed: what the server does for the first time, and scripts that are watched.
  const watched = await oneVisitor(url, floor, profile, true)
  const visitors = await Array.fromAsync({ length: runs }, () => oneVisitor(url, floor, profile, false))
  return VISITS.map((which) => {
    const floors = visitors.map((visitor) => visitor[which].floor)
    const { evaluated, ran } = watched[which].own
    const own = { ...medianOf(visitors.map((visitor) => visitor[which].own)), evaluated, ran }
    const page = new URL(url).pathname
    const median = medianOf(floors)
    return { page, profile: profile.name, visit: which, own, floor: median, ratios: compare(own, median, floors) }
  })
}

/** Measures the given paths; prints a table and returns its figures. */
export const benchPages = async (paths: readonly string[], runs: number): Promise<PageResult[]> => {
  const shop = await openShop()
  const results: PageResult[] = []
  try {
    await shop.start()
    console.log(HEAD)
    for (const path of paths) {
      const answer = await fetch(shop.url + path)
      const floor = await serveFloor(await answer.text())
      for (const profile of PROFILES) {
        const measured = await measure(shop.url + path, floor.url, profile, runs)
        for (const result of measured) console.log(rowOf(result))
        results.push(...measured)
      }
      floor.close()
    }
    for (const { page, profile, visit: which, ratios } of results.filter((result) => !isBelievable(result.ratios)))
      console.log(
        `The machine is too busy to be believed: the floor of ${page} (${profile}, ${which}) differed by ${Math.round(ratios.spread * 100)} % of itself.`,
      )
  } finally {
    await shop.dispose()
  }
  return results
}
