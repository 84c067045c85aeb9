import { accessSync, constants, createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { InvalidArgumentError, type Command } from 'commander'
import { readPieces, readRupees } from '../../src/contract/amounts.ts'
import { staffCalls, type StaffAnswer } from '../../src/contract/staff-calls.ts'
import { rupees } from '../../src/contract/money.ts'
import { examples, optional, printAnswer, verb, type CommandGroup } from './command.ts'
import { sendPictures, type BadPicture, type PictureReport } from './pictures/import-pictures.ts'
import { pictureFolder } from './pictures/picture-files.ts'
import { addPicturesVerb } from './pictures/product-pictures.ts'
import { callShop, CliError } from './shop-call.ts'
import { formatTable, money, type Column } from './table.ts'

type Report = Omit<StaffAnswer<'deskImport'>['data'], 'pictures'> & { pictures?: PictureReport }

const COLUMNS: readonly Column<Report['bad'][number]>[] = [
  { title: 'Line', text: (row) => String(row.line), right: true },
  { title: 'Handle', text: (row) => row.handle || '–' },
  { title: 'Field', text: (row) => row.field || '–' },
  { title: 'Why it was left out', text: (row) => row.reason },
]
const PICTURE_COLUMNS: readonly Column<BadPicture>[] = [
  { title: 'Line', right: true, text: (row) => String(row.line) },
  { title: 'Handle', text: (row) => row.handle },
  { title: 'Picture', text: (row) => row.name },
  { title: 'Why it was left out', text: (row) => row.reason },
]
/** A terminal holds no more; `--json` has them all. */
const SHOWN_MAX = 500

const counted = (what: string, { added, changed, unchanged }: Report['products']): string =>
  `${what}: ${added} added, ${changed} changed, ${unchanged} as before.`

const showPictures = ({ changed, unchanged, bad }: PictureReport): string[] => [
  `Pictures: of ${changed} products set, of ${unchanged} as before.`,
  ...(bad.length === 0
    ? []
    : ['', `${bad.length} pictures were left out:`, formatTable(PICTURE_COLUMNS, bad.slice(0, SHOWN_MAX))]),
  ...(bad.length > SHOWN_MAX ? [`… and ${bad.length - SHOWN_MAX} more; --json tells them too.`] : []),
]

const showReport = ({ rows, bad_rows, bad, products, variants, packs_without: without, pictures }: Report): string =>
  [
    `${rows - bad_rows} of ${rows} rows were taken.`,
    counted('Products', products),
    counted('Packs', variants),
    ...(without.stock === 0 ? [] : [`${without.stock} packs came without a stock: it stays, and is 0 for new ones.`]),
    ...(without.list_price === 0 ? [] : [`${without.list_price} packs came without a list price: it stays.`]),
    ...(bad_rows === 0 ? [] : ['', `${bad_rows} rows were left out:`, formatTable(COLUMNS, bad.slice(0, SHOWN_MAX))]),
    ...(bad.length > SHOWN_MAX ? [`… and ${bad_rows - SHOWN_MAX} more; --json tells them too.`] : []),
    ...(pictures === undefined ? [] : showPictures(pictures)),
  ].join('\n')

const readable = (file: string): string => {
  try {
    accessSync(file, constants.R_OK)
    return file
  } catch {
    throw new CliError(`${file} cannot be read.`)
  }
}

const IMPORT_HELP = `
The file is a product CSV as Shopify exports it, with its present headings or those of before, in any case of
letters; commas, semicolons, tabs or bars part the cells. Needed are the columns Handle, Title, Vendor, Type and
Variant Price; the rows of one product follow each other. Vendor is the name of a shop that was accepted,
Type a category. Seeds, fertilisers and crop care come only from shops with a valid licence. Tags may say
"New Arrival", "Top Product", "Deal Of The Day", "perishable" and "prepaid only"; a column Brand names the
maker (without it the shop itself). Descriptions become plain text.
The columns "Title (hi)" and "Short Description (hi)" say the same in Hindi, and so in each language of the shop.

With --pictures the column Image Src names picture files of that folder, up to five a product: in a row each,
or in one cell with semicolons between. They are JPEG, PNG or WebP of at most 8 MB. Web addresses are not
fetched, and no name leads out of the folder. A picture that cannot be taken is told and its row kept; a
product whose rows name none keeps those it has.

Rows that cannot be taken are told with line, field and reason, all others are kept. The same file may be
imported again at any time: what it said before is left alone. A missing column and an empty cell change nothing;
a new pack without a stock begins with none. A stock below zero counts as none.
${examples('catalogue import products.csv', 'catalogue import products.csv --pictures ./photos', 'catalogue import products.csv --json > report.json')}`

const addImportVerb = (group: Command): void => {
  const command = group
    .command('import <file>')
    .description(staffCalls.deskImport.summary)
    .addHelpText('after', IMPORT_HELP)
    .option('--pictures <folder>', 'where the picture files are that the column Image Src names')
    .option('--json', 'print one JSON value')
  command.action(async () => {
    const options = command.opts<{ json?: true; pictures?: string }>()
    const stream = Readable.toWeb(createReadStream(readable(command.args[0] ?? '')))
    const folder = options.pictures === undefined ? undefined : await pictureFolder(options.pictures)
    const { data } = await callShop('deskImport', {
      file: { type: 'text/csv', stream },
      ...(folder === undefined ? {} : { query: { pictures: '1' } }),
    })
    const { pictures = [], ...report } = data
    const sent = folder === undefined ? {} : { pictures: await sendPictures(folder, pictures) }
    printAnswer(options, { ...report, ...sent }, showReport)
  })
}

export const catalogue: CommandGroup = {
  name: 'catalogue',
  description: 'Products from a seller’s file',
  verbs: [addImportVerb],
}

const showListing = ({ data }: StaffAnswer<'deskProductShow'>) =>
  `${data.title} (${data.id}) is ${data.published ? 'in the shop' : 'off the shop'}.`

const TEXT_COLUMNS: readonly Column<StaffAnswer<'deskProductTexts'>['data'][number]>[] = [
  { title: 'Language', text: ({ language }) => language },
  { title: 'Title', text: ({ title }) => title },
  { title: 'Short description', text: ({ short_description: short }) => short },
]

export const listings: CommandGroup = {
  name: 'listings',
  description: 'What sellers offer; the id is the one that the shop names published_product_id',
  help: examples('listings unpublish 20031', 'listings publish 20031', 'listings texts 20031'),
  verbs: [
    verb('publish <id>', 'deskProductShow', { show: showListing }),
    verb('unpublish <id>', 'listingUnpublish', { show: showListing }),
    verb('texts <id>', 'deskProductTexts', { show: ({ data }) => formatTable(TEXT_COLUMNS, data) }),
  ],
}

/** Refuses what is no sum; the allowed range is the server's to check. */
const figure = (text: string): string => {
  const read = readRupees(text)
  if (typeof read === 'string') throw new InvalidArgumentError('A figure such as 266.50 is needed.')
  return String(rupees(read))
}

const pieces = (words: string) => (text: string) => {
  const read = readPieces(text)
  if (typeof read === 'string') throw new InvalidArgumentError(words)
  return String(read)
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

export const products: CommandGroup = {
  name: 'products',
  description: 'Price, stock and pictures of what is sold',
  help: examples(
    'products set UF20026-1 --selling-price 266.50 --stock 40',
    'products set UF20026-1 --add -3 --reason "Bags torn by mice"',
    'products set UF20026-1 --cod 0',
    'products pictures UF20026-1 add front.jpg label.jpg',
  ),
  verbs: [
    verb('set <sku>', 'deskVariantSet', {
      request: (sku, options) => ({ params: { sku }, body: changeOf(options) }),
      show: ({ data }) =>
        `${data.sku}: list price ${money(data.price)}, sold at ${money(data.selling_price)}, ${data.stock_quantity} in stock.`,
      options: [
        optional('--price <rupees>', 'list price, crossed out where it is above the selling price').argParser(figure),
        optional('--selling-price <rupees>', 'what a farmer pays').argParser(figure),
        optional('--stock <pieces>', 'how many may be sold from now on').argParser(
          pieces('A number of pieces such as 40 is needed.'),
        ),
        optional('--add <pieces>', 'how many came, or with a minus went; what is sold meanwhile is not lost').argParser(
          pieces('A difference such as 12 or -3 is needed.'),
        ),
        optional('--reason <text>', 'why the stock is another one; needed with --add'),
        optional('--cod <0|1>', 'whether cash on delivery is offered').choices(['0', '1']),
      ],
      help: examples('products set UF20026-1 --selling-price 266.50 --stock 40'),
    }),
    addPicturesVerb,
  ],
}
