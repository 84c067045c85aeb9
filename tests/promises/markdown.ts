import type { Proof, Row, Section } from './promise.ts'

/** The page that is made of the rows. */
export const PAGE = 'docs/specification.md'

const cell = (text: string): string => text.replaceAll('|', '\\|')

const codeLink = (place: string): string => {
  const [path = '', name] = place.split('#')
  const file = path.split('/').at(-1) ?? path
  return `[${name ?? file}](../${path})`
}

/** A table's title with its case in the gap. */
const named = ({ title, of }: Proof): string => {
  if (of === undefined) return title
  return /%\w/.test(title) ? title.replace(/%\w/, of) : `${title} (${of})`
}

const proofLink = (proof: Proof): string =>
  `[${proof.file.replace(/^tests\/|\.test\.ts$/g, '')}](../${proof.file}): ${cell(named(proof))}`

const line = ({ promise, code, proof }: Row): string =>
  `| ${cell(promise)} | ${code.map(codeLink).join(', ')} | ${proof.map(proofLink).join('; ')} |`

const table = (rows: readonly Row[]): string =>
  ['| Promise | Code | Test |', '|---|---|---|', ...rows.map(line)].join('\n')

const INTRODUCTION = `# The specification, promise by promise

Where each promise of the product's specification lives in the code, and which test proves it. Written by
\`npm run promises\` from the rows in \`tests/promises/\`; a test fails when a place or a test named here is gone, and
when this page is not what the rows say.`

export const markdown = (sections: readonly Section[]): string =>
  [
    INTRODUCTION,
    ...sections.flatMap(({ title, parts }) => [
      `## ${title}`,
      ...parts.flatMap((part) => [...(part.title === '' ? [] : [`### ${part.title}`]), table(part.rows)]),
    ]),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n')
