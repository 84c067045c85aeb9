import { openShop, type Shop } from '../../../tests/journeys/support/shop.ts'
import { productsOf } from '../../../tests/journeys/support/steps.ts'
import { makePhotographs } from '../../../tests/support/photographs.ts'
import { makeProfile } from './browser.ts'
import { PROFILES, visit, type WireAnswer } from './visit.ts'

/** What a first visit to Home costs in data, as it is and on a phone that asks for little of it. */

/** The build's own files, which the worker keeps for every later visit. */
const SHELL = /^\/(assets\/|sw\.js$|index\.html$)/
/** Promised for a phone that asks for little data. */
const BEYOND_SHELL_MAX = 120_000
const PICTURE_MAX = 12_000

export interface DataResult {
  saveData: boolean
  /** Bytes on the wire, headers included, until the worker is installed and the page is quiet. */
  shell: number
  page: number
  calls: number
  pictures: number
  pictureCount: number
  largestPicture: number
  others: number
  beyondShell: number
}

const isPicture = ({ path }: WireAnswer): boolean => path.startsWith('/images/')

const sumOf = (answers: readonly WireAnswer[]): number => answers.reduce((sum, { bytes }) => sum + bytes, 0)

const visitOnce = async (url: string, saveData: boolean): Promise<DataResult> => {
  const phone = makeProfile()
  const answers: WireAnswer[] = []
  const [, slow] = PROFILES
  if (slow === undefined) throw new Error('No profile')
  try {
    await visit(phone.folder, url, { ...slow, slowdown: 1 }, { saveData, onAnswer: (answer) => answers.push(answer) })
  } finally {
    phone.remove()
  }
  const shell = answers.filter(({ path }) => SHELL.test(path))
  const beyond = answers.filter((answer) => !shell.includes(answer))
  const page = beyond.filter(({ path }) => path === '/')
  const calls = beyond.filter(({ path }) => path.startsWith('/api/'))
  const pictures = beyond.filter(isPicture)
  for (const { path, bytes, by } of beyond.toSorted((one, other) => other.bytes - one.bytes))
    if (process.env['BENCH_LIST']) console.log(`${String(bytes).padStart(8)} ${by} ${path}`)
  return {
    saveData,
    shell: sumOf(shell),
    page: sumOf(page),
    calls: sumOf(calls),
    pictures: sumOf(pictures),
    pictureCount: pictures.length,
    largestPicture: Math.max(0, ...pictures.map(({ bytes }) => bytes)),
    others: sumOf(beyond) - sumOf(page) - sumOf(calls) - sumOf(pictures),
    beyondShell: sumOf(beyond),
  }
}

const PHOTOGRAPHED = 6

/** Gives photographs to the first goods of Home, and to its banner: drawings weigh next to nothing. */
const addPhotographs = async (shop: Shop): Promise<void> => {
  const photographs = makePhotographs()
  try {
    const goods = await productsOf(shop, `type=${encodeURIComponent('New Arrival')}&limit=${PHOTOGRAPHED}`)
    for (const { id } of goods)
      await shop.admin('products', 'pictures', String(id), 'add', await photographs.make(`${id}.jpg`))
    await shop.admin('banners', 'set', 'home', await photographs.make('banner.jpg', 640))
  } finally {
    photographs.remove()
  }
}

const kB = (bytes: number): string => (bytes / 1000).toFixed(1)

/** Prints a table and returns its figures. Fails where a phone that asks for little data is given more than promised. */
export const benchData = async (): Promise<DataResult[]> => {
  const shop = await openShop()
  try {
    await shop.start()
    await addPhotographs(shop)
    // Not counted: what the server draws and renders for the first time.
    await visitOnce(shop.url, true)
    const results = [await visitOnce(shop.url, false), await visitOnce(shop.url, true)]
    console.log('| first visit to / | beyond the shell kB | page | calls | pictures | largest | others | shell |')
    for (const { saveData, beyondShell, page, calls, pictures, pictureCount, largestPicture, others, shell } of results)
      console.log(
        `| ${saveData ? 'Save-Data' : 'as it is'} | ${kB(beyondShell)} | ${kB(page)} | ${kB(calls)} | ${kB(pictures)} (${pictureCount}) | ${kB(largestPicture)} | ${kB(others)} | ${kB(shell)} |`,
      )
    const [, little] = results
    if (little === undefined || little.page === 0) throw new Error('Nothing was measured')
    if (little.beyondShell > BEYOND_SHELL_MAX || little.largestPicture > PICTURE_MAX)
      throw new Error(`More than ${kB(BEYOND_SHELL_MAX)} kB in all or ${kB(PICTURE_MAX)} kB a picture`)
    return results
  } finally {
    await shop.dispose()
  }
}
