import { line } from './line.ts'
import type { QueueBreak } from './line.ts'

/** Lines of the changes that are sent without log-in. */

const ENQUIRY = ['tests/unit/offline/enquiry.test.ts']
const sending = 'src/offline/sync/send-or-queue.ts'
const queue = 'src/offline/sync/queue.ts'
const mutators = 'src/offline/sync/mutators/'

export const enquiryBreaks: readonly QueueBreak[] = [
  line(
    'an enquiry whose answer was lost is a second one',
    sending,
    'enqueue(local, acct, change, key)',
    'enqueue(local, acct, change)',
    ENQUIRY,
  ),
  line(
    'an enquiry carries the log-in along',
    'src/offline/sync/changes.ts',
    'mutatorOf(change).isGuest ? GUEST : acct',
    'acct',
    ENQUIRY,
  ),
  line(
    'an enquiry never grows too old',
    `${mutators}send-enquiry.ts`,
    '  maxAgeMs: ENQUIRY_MAX_AGE_MS,\n',
    '',
    ENQUIRY,
  ),
  line(
    'an old enquiry stays among what was refused',
    queue,
    'mutatorOf(record).isGuest\n    ? ',
    'mutatorOf(record).isGuest === undefined\n    ? ',
    ENQUIRY,
  ),
  line('an enquiry that cannot be saved looks saved', sending, '!local.isPersistent || ', '', ENQUIRY),
]
