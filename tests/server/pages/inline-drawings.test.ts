import { beforeAll, describe, expect, test } from 'vitest'
import { CROPS, SHAPES } from '../../../server/drawings/names.ts'
import { drawn } from '../../../server/drawings/shapes.ts'
import { createApp } from '../../../server/http/app.ts'
import { createPages } from '../../../server/http/routes/pages.ts'
import { addGoods } from '../support/fixtures.ts'
import { onEmbedded } from '../support/support.ts'

/** The drawing of a page's first picture stands in the page itself. */

const SVG = (inside: string, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"${more}>\n  ${inside}\n</svg>\n`

onEmbedded((shop) => {
  let drawing = ''
  let pages: ReturnType<typeof createPages>
  beforeAll(() => {
    const app = createApp(shop().deps)
    const api = async (call: Request) => app.fetch(call)
    pages = createPages({ dist: 'dist', publicUrl: 'https://shop.example', api, drawing: async () => drawing })
  })
  /** The page of a new product whose picture is drawn so. */
  const pageWith = async (svg: string): Promise<{ html: string; title: string }> => {
    const { listing } = await addGoods(shop().db)
    drawing = svg
    const page = await pages(new Request(`https://shop.example/product-details/${listing.slug}`))
    return { html: await page.text(), title: listing.title }
  }
  const isPicture = /<img [^>]*data-src="\/images\/products\/[^"]+" src="data:image\/svg\+xml,[^"]*"/
  const isDrawing = /<svg data-src="\/images\/products\/[^"]+" class="[\w-]+"/

  test('as an element with the name of the picture, which nobody has to ask for', async () => {
    const { html, title } = await pageWith(SVG('<path\n  d="M0 0h9"  fill="#123456" />'))
    const element = /<svg data-src=.*?<\/svg>/s.exec(html)?.[0]
    expect(element).toMatch(isDrawing)
    expect(element).toContain(`role="img" aria-label="${title}"`)
    expect(element).toContain('><path d="M0 0h9" fill="#123456"/></svg>')
    expect(html).not.toMatch(isPicture)
    expect(html).not.toMatch(/data:image|rel="preload" as="image"/)
  })

  describe('as a picture, in which nothing runs, where it has what no drawing needs', () => {
    test.each([
      ['a script', SVG('<script>alert(1)</script>')],
      ['a handler of its own', SVG('<path d="M0 0h9"/>', ' onload="alert(1)"')],
      ['a handler of a part', SVG('<path d="M0 0h9" ONCLICK="alert(1)"/>')],
      ['a handler behind a break', SVG('<path d="M0 0h9"\nonclick="alert(1)"/>')],
      ['a handler without a space before it', SVG('<path d="M0 0h9"onclick="alert(1)"/>')],
      ['a link', SVG('<a href="javascript:alert(1)"><path d="M0 0h9"/></a>')],
      ['a picture of another host', SVG('<image href="https://host.example/a.png"/>')],
      ['a part of another document', SVG('<use href="https://host.example/a.svg#a"/>')],
      ['a part of another document by the old name', SVG('<use xlink:href="//host.example/a.svg#a"/>')],
      ['a colour from another host', SVG('<path d="M0 0h9" fill="url(https://host.example/a)"/>')],
      ['styles', SVG('<style>main{display:none}</style>')],
      ['a style', SVG('<path d="M0 0h9" style="position:fixed"/>')],
      ['an animation', SVG('<animate attributeName="href" to="javascript:alert(1)"/>')],
      ['markup of pages', SVG('<foreignObject><form action="//host.example"></form></foreignObject>')],
      ['its own end', `${SVG('<path d="M0 0h9"/>')}<p>More</p>`],
      ['shapes behind its end', `${SVG('<path d="M0 0h9"/>')}<path d="M0 0h9"/>`],
      ['another drawing inside', SVG('<svg><path d="M0 0h9"/></svg>')],
      ['text', SVG('<path d="M0 0h9"/>Pay here')],
      ['quotes that do not end', SVG('<path d="M0 0h9><path fill="#123456"/>')],
      ['no SVG', 'Not found'],
    ])('%s', async (_, svg) => {
      const { html } = await pageWith(svg)
      expect(html).not.toMatch(isDrawing)
      expect(html).toMatch(isPicture)
    })
  })

  test('which every drawing of the shop can do', async () => {
    const all = [
      ...[...SHAPES.keys()].map((name) => {
        const [shape = '', motif = ''] = name.split('.')
        return drawn({ shape, motif, label: 'MIX 5', accent: '#C62828', colour: '#2E7D32' })
      }),
      ...CROPS.map((motif) => drawn({ shape: 'sack', motif, colour: '#2E7D32' })),
    ]
    expect(all.length).toBeGreaterThan(150)
    for (const svg of all) {
      const { html } = await pageWith(svg ?? 'none')
      expect(html, svg ?? 'none').toMatch(isDrawing)
    }
  })
})
