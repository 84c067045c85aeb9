import type { Ledger } from '../promises/ledger.ts'
import { provenTables } from '../promises/markdown.ts'
import type { Page, Proof, Row } from './promise.ts'

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

/** The page as it should be, after these runs; `before` as it is. */
export const markdown = ({ path, introduction, sections }: Page, ledger: Ledger, before: string): string =>
  [
    introduction,
    ...provenTables(path, ledger, before),
    ...sections.flatMap(({ title, parts }) => [
      `## ${title}`,
      ...parts.flatMap((part) => [...(part.title === '' ? [] : [`### ${part.title}`]), table(part.rows)]),
    ]),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n')
