import type { Command } from 'commander'
import { adminCalls, type AdminAnswer, type AdminCallName } from '../../src/contract/admin-calls.ts'
import { callShop, type AdminRequest } from './shop-call.ts'

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

/** One JSON value with `--json`, else words for people. */
export const printAnswer = (options: { json?: unknown }, data: unknown, show: () => string): void =>
  console.log(options.json ? JSON.stringify(data, null, 2) : show())

/** Adds a verb such as `ship <order_item_id>`, which makes one call of the operator's table and prints its answer. */
export const addVerb = <N extends AdminCallName>(group: Command, usage: string, verb: Verb<N>): Command => {
  const takesArgument = usage.includes('<')
  return group
    .command(usage)
    .description(adminCalls[verb.call].summary)
    .option('--json', 'print one JSON value')
    .action(async (...given: unknown[]) => {
      // Commander hands in the arguments, then the options; all of ours are texts, `--json` apart.
      const [argument, options] = (takesArgument ? given : ['', ...given]) as [
        string,
        Record<string, string | undefined>,
      ]
      const answer = await callShop(verb.call, verb.request?.(argument, options))
      printAnswer(options, answer.data, () => verb.show(answer))
    })
}
