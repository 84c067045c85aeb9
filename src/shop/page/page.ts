import type { ReactNode } from 'react'
import type { Params } from 'react-router-dom'

/** A page's entries in the document's head; `picture` is a path on this site. */
export interface Head {
  title: string
  description?: string
  picture?: string
  /** Kept out of search engines. */
  noIndex?: true
}

/**
 * What a route offers to the layout and to the renderer, as its `handle`. `data` is what its loader returned, nothing
 * while it has not or when it failed.
 */
export interface PageHandle<Data = unknown> {
  head: (data: Data, params: Params) => Head
  /** The title that the header shows; without it the path's words. */
  heading?: (data: Data, params: Params) => ReactNode
  /** A short fact below the title in that bar. */
  note?: (data: Data) => string
  /** What one may do with the page; stands at the end of that bar, and on a desk where the page puts it. */
  tools?: (data: Data) => ReactNode
  /** Brand, category, seller and product pages have a bar with Back and the title on a phone. */
  subHeader?: boolean
  /** The page has buttons of its own above the five entries at the foot of a phone's screen. */
  buyBar?: boolean
  /** A step of a purchase: without the entries at a phone's foot, and with a footer of one line. */
  checkout?: boolean
}

/** A page with one title, in the browser's tab and in the header, unless that has words of its own. */
export const titledPage = (title: () => string, heading = title): PageHandle => ({
  head: () => ({ title: title() }),
  heading,
})

/** The same as a step of a purchase. */
export const checkoutPage = (title: () => string): PageHandle => ({ ...titledPage(title), checkout: true })

/** A page that search engines describe by its lead. */
export const describedPage = (words: () => { title: string; lead: string; heading?: string }): PageHandle => ({
  head: () => ({ title: words().title, description: words().lead }),
  heading: () => words().heading ?? words().title,
})

/** A handle that reads the answer of its own route's loader: `pageHandle<typeof loader>({ head: … })`. */
export const pageHandle = <Loader extends (...args: never) => unknown>(
  handle: PageHandle<Awaited<ReturnType<Loader>> | undefined>,
  // The router gives a route's handle only the data of that same route.
): PageHandle => handle as PageHandle
