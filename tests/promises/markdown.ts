import { basename } from 'node:path'
import type { Table } from './contents/table.ts'
import { elsewhere } from './elsewhere.ts'
import type { Ledger } from './ledger.ts'
import type { Page } from './pages.ts'
import type { Atom } from './promise.ts'
import { atoms } from './registry.ts'

const cell = (text: string): string => text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|')

/** The table that an id belongs to. */
export const tableOf = (id: string): string => id.split('/')[0] ?? ''

const codeOf = ({ breaks }: Atom): string =>
  [...new Set(breaks.map(({ file }) => file))].map((file) => `[${basename(file)}](../${file})`).join(', ')

/** So many titles of one file are told. */
const FEW = 3

const line = (id: string, atom: Atom, { kept }: Ledger, page: string): string => {
  const begin = `| ${cell(atom.text)} | ${codeOf(atom)} | `
  const witnesses = kept[id]
  // What has not run on this machine stays as the page has it; a full run has run everything.
  if (witnesses === undefined) return page.split('\n').find((known) => known.startsWith(begin)) ?? `${begin}not run |`
  const tests = [...new Set(witnesses.map(({ file }) => file))].map((file) => {
    const titles = witnesses.flatMap((one) => (one.file === file ? [cell(one.title)] : [])).toSorted()
    // A table of cases is told by its first; their number would be another one with every new call.
    const told = titles.length > FEW ? `${titles[0]}, and the other cases` : titles.join('; ')
    return `[${file.replace(/^tests\/|\.test\.tsx?$/g, '')}](../${file}): ${told}`
  })
  return `${begin}${tests.toSorted().join('; ')} |`
}

const NO_NUMBER = /^[dfs](?=\d)/

/** A table without a number is named by its title alone. */
const heading = ([table, title]: Table): string =>
  /\d/.test(table) ? `## ${table.replace(NO_NUMBER, '')} ${title}` : `## ${title}`

const tableLines = (lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [['| Promise | Code | Test |', '|---|---|---|', ...lines].join('\n')]

const seeAlso = (ids: readonly string[]): string[] =>
  ids.length === 0 ? [] : [`Also kept by: ${ids.map((id) => `${atoms.get(id)?.text} (${tableOf(id)})`).join('; ')}.`]

const provenTable = (table: Table, ledger: Ledger, page: string): string[] => {
  const [name] = table
  const lines = [...atoms].filter(([id]) => tableOf(id) === name).map(([id, atom]) => line(id, atom, ledger, page))
  return [heading(table), ...tableLines(lines), ...seeAlso(elsewhere[name] ?? [])]
}

/** The page as it should be, after these runs; `before` as it is. */
export const markdown = ({ introduction, tables }: Page, ledger: Ledger, before: string): string =>
  `${[introduction, ...tables.flatMap((table) => provenTable(table, ledger, before))].join('\n\n')}\n`
