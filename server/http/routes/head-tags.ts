import { inLanguage, LANGUAGES, type Language } from '../../../src/contract/languages.ts'
import { LINK_PICTURE, linkPicture } from '../../../src/contract/pictures.ts'
import type { Rendered } from './pages.ts'

/** What the head of a page says to browsers, messaging apps and search engines. */

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** The absolute URL of an address on this site. A path is never resolved against another: `//host` would name a host. */
const onSite = (address: string, publicUrl: string): string => {
  const url = new URL(publicUrl)
  const [path = '', query = ''] = address.split(/\?(.*)/s, 2)
  url.pathname = path.replace(/^[/\\]+/, '/')
  url.search = query
  return url.href
}

/** Title and the tags that messaging apps read from a shared link. */
export const headTags = ({ title, head, language, path, query = '' }: Rendered, publicUrl: string): string => {
  const urlIn = (code: Language) => escapeText(onSite(inLanguage(path, code) + query, publicUrl))
  const url = urlIn(language)
  const meta = (key: 'name' | 'property', name: string, content: string | undefined) =>
    content === undefined ? '' : `<meta ${key}="${name}" content="${escapeText(content)}">`
  const alternate = (code: Language) => `<link rel="alternate" hreflang="${code}" href="${urlIn(code)}">`
  const picture = head?.picture === undefined ? undefined : onSite(linkPicture(head.picture), publicUrl)
  return [
    `<title>${escapeText(title)}</title>`,
    `<link rel="canonical" href="${url}">`,
    ...(head === undefined || head.noIndex ? [] : LANGUAGES.map(alternate)),
    meta('name', 'description', head?.description),
    meta('name', 'robots', head?.noIndex && 'noindex'),
    meta('property', 'og:title', head?.title),
    meta('property', 'og:description', head?.description),
    meta('property', 'og:image', picture),
    ...(picture === undefined
      ? []
      : [
          meta('property', 'og:image:type', 'image/jpeg'),
          meta('property', 'og:image:width', String(LINK_PICTURE.width)),
          meta('property', 'og:image:height', String(LINK_PICTURE.height)),
        ]),
    `<meta property="og:url" content="${url}">`,
    meta('property', 'og:site_name', 'Haldhar'),
  ].join('')
}
