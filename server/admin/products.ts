import { InvalidArgumentError, Option, type Command } from 'commander'
import { addVerb, examples } from './command.ts'
import { money } from './table.ts'
import { CliError } from './shop-call.ts'

/** Refuses what is not a number; the allowed range is the server's to check. */
const figure = (text: string): string => {
  if (!/^\d+(\.\d+)?$/.test(text)) throw new InvalidArgumentError('A figure such as 266.50 is needed.')
  return text
}

const difference = (text: string): string => {
  if (!/^[+-]?\d+$/.test(text)) throw new InvalidArgumentError('A difference such as 12 or -3 is needed.')
  return text
}

const numberOf = (text: string | undefined): number | undefined => (text === undefined ? undefined : Number(text))

const changeOf = (options: Readonly<Record<string, string | undefined>>) => {
  const given = {
    price: numberOf(options['price']),
    selling_price: numberOf(options['sellingPrice']),
    stock: numberOf(options['stock']),
    add: numberOf(options['add']),
    reason: options['reason'],
    cod: options['cod'] === undefined ? undefined : options['cod'] === '1' ? (1 as const) : (0 as const),
  }
  const { reason: _, ...set } = given
  if (Object.values(set).every((value) => value === undefined))
    throw new CliError('Say what to set: --price, --selling-price, --stock, --add or --cod.')
  return given
}

/** `products set`. */
export const addProducts = (program: Command): void => {
  const products = program
    .command('products')
    .description('Price and stock of what is sold')
    .addHelpText(
      'after',
      examples(
        'products set UF20026-1 --selling-price 266.50 --stock 40',
        'products set UF20026-1 --add -3 --reason "Bags torn by mice"',
        'products set UF20026-1 --cod 0',
      ),
    )
  addVerb(products, 'set <sku>', {
    call: 'variantSet',
    request: (sku, options) => ({ params: { sku }, body: changeOf(options) }),
    show: ({ data }) =>
      `${data.sku}: list price ${money(data.price)}, sold at ${money(data.selling_price)}, ${data.stock_quantity} in stock.`,
  })
    .option('--price <rupees>', 'list price, crossed out where it is above the selling price', figure)
    .option('--selling-price <rupees>', 'what a farmer pays', figure)
    .option('--stock <pieces>', 'how many may be sold from now on', figure)
    .option('--add <pieces>', 'how many came, or with a minus went; what is sold meanwhile is not lost', difference)
    .option('--reason <text>', 'why the stock is another one; needed with --add')
    .addOption(new Option('--cod <0|1>', 'whether cash on delivery is offered').choices(['0', '1']))
    .addHelpText(
      'after',
      '\nExample:\n  npm run --silent admin -- products set UF20026-1 --selling-price 266.50 --stock 40',
    )
}
