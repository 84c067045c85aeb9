import * as v from 'valibot'
import type { StaffAnswer } from '../../src/contract/staff-calls.ts'
import type { AdminStaff } from '../../src/contract/calls/staff/access.ts'
import { STAFF_ROLES, StaffRole } from '../../src/contract/staff.ts'
import { examples, list, optional, required, verb, type CommandGroup } from './command.ts'
import { time, type Column } from './table.ts'

const COLUMNS: readonly Column<AdminStaff>[] = [
  { title: 'Id', text: (row) => String(row.id), right: true },
  { title: 'Shop', text: (row) => row.shop_name ?? 'all shops' },
  { title: 'Role', text: (row) => row.role },
  { title: 'Name', text: (row) => row.name },
  { title: 'Phone', text: (row) => row.phone_number },
  { title: 'Since', text: (row) => time(row.created_at) },
  { title: 'Disabled', text: (row) => (row.disabled_at === null ? '' : time(row.disabled_at)) },
]

const show = ({ data }: StaffAnswer<'staffAdd'>) =>
  `${data.name} (${data.id}, ${data.role}) ${data.disabled_at === null ? 'may' : 'may not'} log in at the desk.`

export const staff: CommandGroup = {
  name: 'staff',
  description: 'Who works at the desk, of a seller or of the shop itself',
  help: examples(
    'staff list --search packer',
    'staff add --name "Ravi Shinde" --phone 9876543212 --role owner',
    'staff add --name "Sunil Kale" --phone 9876543213 --role packer --seller 101',
    'staff disable 12',
  ),
  verbs: [
    list('list', 'staff', COLUMNS, 'Nobody.'),
    verb('add', 'staffAdd', {
      show,
      options: [
        required('--name <name>', 'what colleagues read'),
        required('--phone <number>', 'the log-in code goes there'),
        required('--role <role>', 'what they may do').choices(STAFF_ROLES),
        optional('--seller <id>', 'of whose shop; without it somebody who sees every shop'),
      ],
      request: (_, { name = '', phone = '', role, seller }) => ({
        body: {
          name,
          phone_number: phone,
          role: v.parse(StaffRole, role),
          ...(seller && { seller_id: Number(seller) }),
        },
      }),
    }),
    verb('disable <id>', 'staffDisable', { show }),
    verb('enable <id>', 'staffEnable', { show }),
  ],
}
