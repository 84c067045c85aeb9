export const questions = {
  title: 'Ask a question',
  lead: 'The shop answers. Question and answer stand on this page then, with your first name.',
  label: 'Your question',
  hint: 'Leave out phone numbers and addresses: everybody reads it.',
  send: 'Send the question',
  saved: 'Saved on this phone. It is sent when the network is back.',
}
