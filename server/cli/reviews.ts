import type { StaffAnswer } from '../../src/contract/staff-calls.ts'
import type { DeskReview } from '../../src/contract/calls/staff/reviews.ts'
import { examples, list, required, verb, type CommandGroup } from './command.ts'
import { time, type Column } from './table.ts'

const COLUMNS: readonly Column<DeskReview>[] = [
  { title: 'Id', text: (row) => String(row.id), right: true },
  { title: 'Status', text: (row) => row.review_status },
  { title: 'Written', text: (row) => time(row.updated_at) },
  { title: 'Stars', text: (row) => String(row.rating), right: true },
  { title: 'Product', text: (row) => `${row.title} (${row.sku})` },
  { title: 'Customer', text: (row) => row.customer_name },
  { title: 'Files', text: (row) => String(row.media.length), right: true },
  { title: 'Comment', text: (row) => row.comment.replaceAll(/\s+/g, ' ') },
]

const show = ({ data }: StaffAnswer<'deskReviewApprove'>) => `Review ${data.id} is ${data.review_status}.`

export const reviews: CommandGroup = {
  name: 'reviews',
  description: 'What farmers write about delivered products',
  help: examples(
    'reviews list',
    'reviews approve 12',
    'reviews reject 12 --reason "Please say which field"',
    'reviews reply 12 --text "Thank you"',
  ),
  verbs: [
    list('list', 'deskReviews', COLUMNS, 'No reviews.'),
    verb('approve <id>', 'deskReviewApprove', { show }),
    verb('reject <id>', 'deskReviewReject', { show, options: [required('--reason <text>', 'what the farmer reads')] }),
    verb('reply <id>', 'reviewReply', {
      show: ({ data }) => `The answer stands below review ${data.id}.`,
      options: [required('--text <text>', 'what everybody reads below the review')],
    }),
  ],
}
