import type { Command } from 'commander'
import { addVerb } from './command.ts'

/** `customers open`. */
export const addCustomers = (program: Command): void => {
  const customers = program.command('customers').description('Accounts of farmers')
  addVerb(customers, 'open', {
    call: 'customerOpen',
    request: (_, { name = '', phone = '', email = '' }) => ({ body: { name, phone_number: phone, email } }),
    show: ({ data }) =>
      `Account ${data.id} of ${data.name} is open. ${
        data.code_sent ? 'A log-in code was sent to the phone.' : 'The code could not be sent: press Use OTP at log-in.'
      }`,
  })
    .requiredOption('--name <name>', 'as the farmer is called')
    .requiredOption('--phone <digits>', 'ten digits; the code goes there')
    .requiredOption('--email <email>', 'what the farmer logs in with')
    .addHelpText(
      'after',
      `
The account has no password. The farmer logs in with Use OTP and may set one with Forgot Password.

Example:
  npm run --silent admin -- customers open --name "Asha Rao" --phone 9822012345 --email asha@example.com`,
    )
}
