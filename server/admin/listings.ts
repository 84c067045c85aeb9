import type { Command } from 'commander'
import { addVerb, examples } from './command.ts'

const MOVES = [
  ['publish', 'listingPublish'],
  ['unpublish', 'listingUnpublish'],
] as const

/** `listings publish | unpublish`. */
export const addListings = (program: Command): void => {
  const listings = program
    .command('listings')
    .description('What sellers offer; the id is the one that the shop names published_product_id')
    .addHelpText('after', examples('listings unpublish 20031', 'listings publish 20031'))
  for (const [verb, call] of MOVES)
    addVerb(listings, `${verb} <id>`, {
      call,
      request: (id) => ({ params: { id } }),
      show: ({ data }) => `${data.title} (${data.id}) is ${data.published ? 'in the shop' : 'off the shop'}.`,
    })
}
