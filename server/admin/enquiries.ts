import type { Command } from 'commander'
import type { AdminAnswer } from '../../src/contract/admin-calls.ts'
import { addList, examples } from './command.ts'
import { time, type Column } from './table.ts'

const COLUMNS: readonly Column<AdminAnswer<'enquiries'>['data'][number]>[] = [
  { title: 'Id', text: (row) => String(row.id), right: true },
  { title: 'Received', text: (row) => time(row.created_at) },
  { title: 'Name', text: (row) => row.name },
  { title: 'Phone', text: (row) => row.phone_number },
  { title: 'Email', text: (row) => row.email },
  { title: 'Message', text: (row) => row.message.replaceAll(/\s+/g, ' ') },
]

/** `enquiries list`. */
export const addEnquiries = (program: Command): void => {
  const enquiries = program
    .command('enquiries')
    .description('Questions and bulk orders that farmers have sent')
    .addHelpText('after', examples('enquiries list', 'enquiries list --json'))
  addList(enquiries, 'list', { call: 'enquiries', columns: COLUMNS, none: 'No enquiries.' })
}
