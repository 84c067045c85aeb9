import { Option, type Command } from 'commander'
import { staffCalls, type StaffAnswer, type CommandCallName } from '../../src/contract/staff-calls.ts'
import { OPERATOR_PAGE_MAX } from '../../src/contract/calls/staff/page.ts'
import { plainJson, plainValue } from './plain-text.ts'
import { callShop, type AdminRequest } from './shop-call.ts'
import { formatTable, type Column } from './table.ts'

/** Adds a verb to a group of commands. */
type AddVerb = (group: Command) => void

/** A group of commands such as `orders`, with its verbs. */
export interface CommandGroup {
  name: string
  description: string
  /** Printed below the help of the group. */
  help?: string
  verbs: readonly AddVerb[]
}

type Options = Readonly<Record<string, string | undefined>>

interface Verb<N extends CommandCallName> {
  /** What a person reads; with `--json` it is the answer's data instead. */
  show: (answer: StaffAnswer<N>) => string
  options?: readonly Option[]
  /** The call's request, where it is not the argument and the options under their own names. */
  request?: (argument: string, options: Options, others: string[]) => AdminRequest<N> | Promise<AdminRequest<N>>
  help?: string
}

/** An option that has to be given. */
export const required = (flags: string, description: string): Option =>
  new Option(flags, description).makeOptionMandatory()

/** An option that may be left out. */
export const optional = (flags: string, description: string): Option => new Option(flags, description)

/** Lines below the help of a group, as they are typed. */
export const examples = (...lines: readonly string[]): string =>
  ['', 'Examples:', ...lines.map((line) => `  npm run --silent admin -- ${line}`)].join('\n')

/** One JSON value with `--json`, else text for people, stripped of everything that a terminal would interpret. */
export const printAnswer = <T>(options: { json?: unknown }, data: T, show: (data: T) => string): void =>
  console.log(options.json ? plainJson(data) : show(plainValue(data)))

/** The argument is the parameter in the call's path, and the options are the fields of its body. */
const requestOf = <N extends CommandCallName>(name: N, argument: string, options: Options): AdminRequest<N> => {
  const call = staffCalls[name]
  const [, param] = /:(\w+)/.exec(call.path) ?? []
  const request = { ...(param && { params: { [param]: argument } }), ...('body' in call && { body: options }) }
  // The server validates it.
  return request as AdminRequest<N>
}

/** A verb such as `ship <order_item_id>`, which makes one of the operator's calls and prints its answer. */
export const verb =
  <N extends CommandCallName>(usage: string, call: N, { show, options = [], request, help = '' }: Verb<N>): AddVerb =>
  (group) => {
    const command = group.command(usage).description(staffCalls[call].summary).addHelpText('after', help)
    for (const option of [...options, new Option('--json', 'print one JSON value')]) command.addOption(option)
    command.action(async () => {
      const { json, ...given } = command.opts<Record<string, string | undefined>>()
      const [argument = '', ...others] = command.args
      const asked = request?.(argument, given, others) ?? requestOf(call, argument, given)
      const answer = await callShop(call, await asked)
      if (json) printAnswer({ json }, answer.data, String)
      else printAnswer({}, answer, show)
    })
  }

type ListCallName = {
  [N in CommandCallName]: StaffAnswer<N> extends { meta: { next_cursor: string | null } } ? N : never
}[CommandCallName]
type RowOf<N extends ListCallName> = StaffAnswer<N>['data'][number]

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

/** A list, whole or searched: `list [--search <text>]`, or a verb that takes the text itself. `none`: for no rows. */
export const list =
  <N extends ListCallName>(usage: string, call: N, columns: readonly Column<RowOf<N>>[], none: string): AddVerb =>
  (group) => {
    const command = group.command(usage).description(staffCalls[call].summary).option('--json', 'print one JSON value')
    if (!usage.includes('<')) command.option('--search <text>', 'only rows that hold this text')
    command.action(async () => {
      const options = command.opts<{ json?: true; search?: string }>()
      const rows = await allRows(call, command.args[0] ?? options.search)
      printAnswer(options, rows, (shown) => (shown.length === 0 ? none : formatTable(columns, shown)))
    })
  }
