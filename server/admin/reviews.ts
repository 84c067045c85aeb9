import type { Command } from 'commander'
import type { AdminReview } from '../../src/contract/admin-calls/reviews.ts'
import { addList, addVerb, examples } from './command.ts'
import { time, type Column } from './table.ts'

const COLUMNS: readonly Column<AdminReview>[] = [
  { title: 'Id', text: (row) => String(row.id), right: true },
  { title: 'Status', text: (row) => row.review_status },
  { title: 'Written', text: (row) => time(row.updated_at) },
  { title: 'Stars', text: (row) => String(row.rating), right: true },
  { title: 'Product', text: (row) => `${row.title} (${row.sku})` },
  { title: 'Customer', text: (row) => row.customer_name },
  { title: 'Files', text: (row) => String(row.media.length), right: true },
  { title: 'Comment', text: (row) => row.comment.replaceAll(/\s+/g, ' ') },
]

/** `reviews list | approve | reject | reply`. */
export const addReviews = (program: Command): void => {
  const reviews = program
    .command('reviews')
    .description('What farmers write about delivered products')
    .addHelpText(
      'after',
      examples(
        'reviews list',
        'reviews approve 12',
        'reviews reject 12 --reason "Please say which field"',
        'reviews reply 12 --text "Thank you"',
      ),
    )
  addList(reviews, 'list', { call: 'reviews', columns: COLUMNS, none: 'No reviews.' })
  addVerb(reviews, 'approve <id>', {
    call: 'reviewApprove',
    request: (id) => ({ params: { id } }),
    show: ({ data }) => `Review ${data.id} is ${data.review_status}.`,
  })
  addVerb(reviews, 'reject <id>', {
    call: 'reviewReject',
    request: (id, { reason = '' }) => ({ params: { id }, body: { reason } }),
    show: ({ data }) => `Review ${data.id} is ${data.review_status}.`,
  }).requiredOption('--reason <text>', 'what the farmer reads')
  addVerb(reviews, 'reply <id>', {
    call: 'reviewReply',
    request: (id, { text = '' }) => ({ params: { id }, body: { text } }),
    show: ({ data }) => `The answer stands below review ${data.id}.`,
  }).requiredOption('--text <text>', 'what everybody reads below the review')
}
