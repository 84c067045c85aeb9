import type { Params } from 'react-router-dom'

/** What a page tells about itself in the document's head; `picture` is a path on this site. */
export interface Head {
  title: string
  description?: string
  picture?: string
}

/** What a route says to the layout and to the renderer, as its `handle`. `data` is what its loader answered. */
export interface PageHandle {
  head: (data: unknown, params: Params) => Head
  /**
   * The title that the header shows; without it the path's words (spec 2.2). With a heading the layout also shows it as
   * the page's h1, unless `subHeader` is set; a page without a heading, or with `subHeader`, has its own h1.
   */
  heading?: (data: unknown, params: Params) => string
  /** Brand, category, seller and product pages have a bar with Back and the title on a phone. */
  subHeader?: boolean
  /** What stands at the foot of a phone's screen instead of the five entries. */
  bar?: 'buy' | 'none'
}
