import type { Command } from 'commander'
import { adminCalls, type AdminAnswer, type AdminCallName } from '../../src/contract/admin-calls.ts'
import { OPERATOR_PAGE_MAX } from '../../src/contract/admin-calls/page.ts'
import { plainJson, plainValue } from './plain-text.ts'
import { callShop, type AdminRequest } from './shop-call.ts'
import { formatTable, type Column } from './table.ts'

interface Verb<N extends AdminCallName> {
  call: N
  /** The call's request from the words of the command line. */
  request?: (argument: string, options: Readonly<Record<string, string | undefined>>) => AdminRequest<N>
  /** What a person reads; with `--json` it is the answer's data instead. */
  show: (answer: AdminAnswer<N>) => string
}

/** Lines below the help of a group, as they are typed. */
export const examples = (...lines: readonly string[]): string =>
  ['', 'Examples:', ...lines.map((line) => `  npm run --silent admin -- ${line}`)].join('\n')

/** One JSON value with `--json`, else text for people, stripped of everything that a terminal would interpret. */
export const printAnswer = <T>(options: { json?: unknown }, data: T, show: (data: T) => string): void =>
  console.log(options.json ? plainJson(data) : show(plainValue(data)))

/** Adds a verb such as `ship <order_item_id>`, which makes one of the operator's calls and prints its answer. */
export const addVerb = <N extends AdminCallName>(group: Command, usage: string, verb: Verb<N>): Command => {
  const takesArgument = usage.includes('<')
  return group
    .command(usage)
    .description(adminCalls[verb.call].summary)
    .option('--json', 'print one JSON value')
    .action(async (...given: unknown[]) => {
      // Commander passes the arguments, then the options; all of ours are strings, `--json` apart.
      const [argument, options] = (takesArgument ? given : ['', ...given]) as [
        string,
        Record<string, string | undefined>,
      ]
      const answer = await callShop(verb.call, verb.request?.(argument, options))
      if (options['json']) printAnswer(options, answer.data, String)
      else printAnswer(options, answer, verb.show)
    })
}

type ListCallName = {
  [N in AdminCallName]: AdminAnswer<N> extends { meta: { next_cursor: string | null } } ? N : never
}[AdminCallName]
type RowOf<N extends ListCallName> = AdminAnswer<N>['data'][number]

interface List<N extends ListCallName> {
  call: N
  columns: readonly Column<RowOf<N>>[]
  /** Printed for an empty list. */
  none: string
}

/** Every row of a list, page after page: nothing is hidden behind the first. */
const allRows = async <N extends ListCallName>(call: N, q: string | undefined): Promise<RowOf<N>[]> => {
  const rows: RowOf<N>[] = []
  for (let cursor: string | null | undefined; cursor !== null;) {
    const query = { limit: String(OPERATOR_PAGE_MAX), ...(q && { q }), ...(cursor && { cursor }) }
    const page = await callShop(call, { query })
    rows.push(...page.data)
    cursor = page.meta.next_cursor
  }
  return rows
}

/** Adds a list, whole or searched: `list [--search <text>]`, or a verb that takes the text itself. */
export const addList = <N extends ListCallName>(
  group: Command,
  usage: string,
  { call, columns, none }: List<N>,
): void => {
  const takesText = usage.includes('<')
  const command = group.command(usage).description(adminCalls[call].summary).option('--json', 'print one JSON value')
  if (!takesText) command.option('--search <text>', 'only rows that hold this text')
  command.action(async (...given: unknown[]) => {
    // Commander passes the text, if the verb takes one, then the options.
    const [text, options] = (takesText ? given : [undefined, ...given]) as [
      string | undefined,
      { json?: true; search?: string },
    ]
    const rows = await allRows(call, text ?? options.search)
    printAnswer(options, rows, (shown) => (shown.length === 0 ? none : formatTable(columns, shown)))
  })
}
