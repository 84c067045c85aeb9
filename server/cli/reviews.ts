import type { DeskQuestion } from '../../src/contract/calls/staff/questions.ts'
import type { StaffAnswer } from '../../src/contract/staff-calls.ts'
import type { DeskReview } from '../../src/contract/calls/staff/reviews.ts'
import { examples, list, required, verb, type CommandGroup } from './command.ts'
import { time, type Column } from './table.ts'

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ')

const QUESTIONS: readonly Column<DeskQuestion>[] = [
  { title: 'Id', text: (row) => String(row.id), right: true },
  { title: 'State', text: (row) => row.state },
  { title: 'Asked', text: (row) => time(row.created_at) },
  { title: 'Product', text: (row) => `${row.title} (${row.published_product_id})` },
  { title: 'Customer', text: (row) => row.customer_name },
  { title: 'Question', text: (row) => oneLine(row.question) },
  { title: 'Answer', text: (row) => oneLine(row.answer ?? '–') },
]

const showQuestion = ({ data }: StaffAnswer<'deskQuestionAnswer'>) => `Question ${data.id} is ${data.state}.`

export const questions: CommandGroup = {
  name: 'questions',
  description: 'What farmers ask about products; a question is public once it is answered',
  help: examples(
    'questions list',
    'questions list --search waiting',
    'questions answer 12 --text "Yes, also for black soil"',
    'questions reject 12',
  ),
  verbs: [
    list('list', 'deskQuestions', QUESTIONS, 'No questions.'),
    verb('answer <id>', 'deskQuestionAnswer', {
      show: showQuestion,
      options: [required('--text <text>', 'what everybody reads below the question')],
    }),
    verb('reject <id>', 'deskQuestionReject', { show: showQuestion }),
  ],
}

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
