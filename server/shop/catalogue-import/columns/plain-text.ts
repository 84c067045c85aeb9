import { Parser } from 'htmlparser2'

/** Elements whose content is no text for people. */
const SILENT = new Set('script style template noscript iframe object svg head title textarea'.split(' '))
/** These begin and end a line. */
const LINES = new Set(
  'address article blockquote br dd div dl dt figcaption footer h1 h2 h3 h4 h5 h6 header hr li ol p pre section table tr ul'.split(
    ' ',
  ),
)

/**
 * The text of an HTML description, a line for each paragraph, list entry or table row. Descriptions are shown as text,
 * so no tag, attribute or address of the file ever reaches a page.
 */
export const plainText = (html: string): string => {
  let text = ''
  let silent = 0
  const parser = new Parser({
    onopentagname: (name) => {
      if (SILENT.has(name)) silent += 1
      if (LINES.has(name)) text += '\n'
      if (name === 'td' || name === 'th') text += ' '
      if (name === 'li') text += '• '
    },
    ontext: (piece) => {
      // A line break in the source is a blank; only a tag ends a line.
      if (silent === 0) text += piece.replaceAll(/\s+/g, ' ')
    },
    onclosetag: (name) => {
      if (SILENT.has(name)) silent -= 1
      if (LINES.has(name)) text += '\n'
    },
  })
  parser.end(html)
  return text
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '' && line !== '•')
    .join('\n')
}
