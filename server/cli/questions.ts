import type { StaffAnswer } from '../../src/contract/staff-calls.ts'
import type { DeskQuestion } from '../../src/contract/calls/staff/questions.ts'
import { examples, list, required, verb, type CommandGroup } from './command.ts'
import { time, type Column } from './table.ts'

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ')

const COLUMNS: readonly Column<DeskQuestion>[] = [
  { title: 'Id', text: (row) => String(row.id), right: true },
  { title: 'State', text: (row) => row.state },
  { title: 'Asked', text: (row) => time(row.created_at) },
  { title: 'Product', text: (row) => `${row.title} (${row.published_product_id})` },
  { title: 'Customer', text: (row) => row.customer_name },
  { title: 'Question', text: (row) => oneLine(row.question) },
  { title: 'Answer', text: (row) => oneLine(row.answer ?? '–') },
]

const show = ({ data }: StaffAnswer<'deskQuestionAnswer'>) => `Question ${data.id} is ${data.state}.`

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
    list('list', 'deskQuestions', COLUMNS, 'No questions.'),
    verb('answer <id>', 'deskQuestionAnswer', {
      show,
      options: [required('--text <text>', 'what everybody reads below the question')],
    }),
    verb('reject <id>', 'deskQuestionReject', { show }),
  ],
}
