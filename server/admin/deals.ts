import type { Command } from 'commander'
import { addVerb } from './command.ts'

/** `deals set`. */
export const addDeals = (program: Command): void => {
  const deals = program.command('deals').description('The deal above the shop')
  addVerb(deals, 'set', {
    call: 'dealSet',
    request: (_, { text = '', start = '', end = '' }) => ({ body: { text, start, end } }),
    show: ({ message }) => message,
  })
    .requiredOption('--text <text>', 'what is shown')
    .requiredOption('--start <day>', 'first day in India, such as 2026-06-01')
    .requiredOption('--end <day>', 'last day in India')
    .addHelpText(
      'after',
      '\nExample:\n  npm run --silent admin -- deals set --text "Sowing week: 10% off seed" --start 2026-06-01 --end 2026-06-07',
    )
}
