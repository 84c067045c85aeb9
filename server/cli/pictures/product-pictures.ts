import type { Command } from 'commander'
import type { ListingPictures, StoredPicture } from '../../../src/contract/calls/staff/catalogue.ts'
import { LISTING_PICTURES_MAX } from '../../../src/contract/constants.ts'
import { examples, printAnswer } from '../command.ts'
import { readPicture, uploadPicture } from './picture-files.ts'
import { callShop, CliError } from '../shop-call.ts'

const ACTIONS = ['list', 'add', 'remove'] as const

const HELP = `
<listing> is the id that the shop names published_product_id, or a sku. list prints the pictures with their
places, add takes JPEG, PNG and WebP files of this machine (at most 8 MB each, ${LISTING_PICTURES_MAX} pictures a product),
remove takes places. The first picture is the one on the cards; without any the product is drawn.
${examples('products pictures 20031 add front.jpg label.jpg', 'products pictures UF20026-1 remove 2')}`

const add = async (stored: readonly StoredPicture[], files: readonly string[]): Promise<StoredPicture[]> => {
  if (files.length === 0) throw new CliError('Name the files to add.')
  const pictures = [...stored]
  for (const path of files) {
    const picture = await readPicture(path)
    if (typeof picture === 'string') throw new CliError(`${path}: ${picture}.`)
    if (pictures.some(({ digest }) => digest === picture.digest)) continue
    if (pictures.length >= LISTING_PICTURES_MAX)
      throw new CliError(`A product has at most ${LISTING_PICTURES_MAX} pictures; remove one first.`)
    const sent = await uploadPicture(picture)
    if (typeof sent === 'string') throw new CliError(`${path}: ${sent}.`)
    pictures.push({ file: sent.file, digest: picture.digest })
  }
  return pictures
}

const remove = (stored: readonly StoredPicture[], places: readonly string[]): StoredPicture[] => {
  if (places.length === 0) throw new CliError('Name the places to clear, such as 2.')
  const wrong = places.find((place) => stored[Number(place) - 1] === undefined)
  if (wrong !== undefined) throw new CliError(`There is no picture ${wrong}; the product has ${stored.length}.`)
  return stored.filter((_, place) => !places.includes(String(place + 1)))
}

const show = ({ title, product_id, pictures }: ListingPictures): string =>
  [
    `${title}: ${pictures.length} of ${LISTING_PICTURES_MAX} pictures.`,
    ...pictures.map(({ file }, place) => `${place + 1}  /images/products/${product_id}/${file}`),
  ].join('\n')

/** `products pictures <listing> <list|add|remove> [what...]`: photographs of what a seller offers. */
export const addPicturesVerb = (group: Command): void => {
  const command = group
    .command('pictures <listing> <action> [what...]')
    .description('Lists, adds or removes the pictures of a listing')
    .option('--json', 'print one JSON value')
    .addHelpText('after', HELP)
  command.action(async () => {
    const [listing = '', action = '', ...what] = command.args
    if (!ACTIONS.some((known) => known === action)) throw new CliError(`Say ${ACTIONS.join(', ')}, not ${action}.`)
    const params = { listing }
    const { data } = await callShop('deskPictures', { params })
    if (action === 'list') return printAnswer(command.opts(), data, show)
    const pictures = await (action === 'add' ? add(data.pictures, what) : remove(data.pictures, what))
    const changed = await callShop('deskPicturesSet', { params, body: { pictures } })
    printAnswer(command.opts(), changed.data, show)
  })
}
