import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import '../../../src/shop/startup/ui-labels.ts'
import { elements, textOf } from '../../support/markup.ts'

/** What a component shows, for reading without a browser. */
export const show = (element: ReactElement) => {
  const html = renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>)
  return {
    html,
    words: textOf(html),
    /** Targets of its links, by their words. */
    links: Object.fromEntries(elements(html, 'a').map(({ text, attributes }) => [text, attributes['href']])),
    buttons: elements(html, 'button').map(({ text }) => text),
    pictures: [...html.matchAll(/<img[^>]* src="([^"]*)"/g)].map(([, source]) => source),
  }
}
