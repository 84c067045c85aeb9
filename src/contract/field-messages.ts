/** What schemas say of a field, beside what the specification fixes in `messages`. Apart from `answers`: pages have these. */
export const fieldMessages = {
  codeDigits: 'The code has 6 digits',
  mobileNumber: 'Enter a mobile number. It begins with 6, 7, 8 or 9.',
  questionRequired: 'Type your question',
  complaintRequired: 'Write what went wrong',
  complaintShort: 'Write a little more of what went wrong',
  questionShort: 'Type your question as a sentence',
  /** Where money goes that comes back. */
  upiId: 'Type your UPI id as your UPI app shows it',
  accountNo: 'Type the account number. It has 9 to 18 digits.',
  ifsc: 'Type the IFSC of the branch. It has 11 letters and digits.',
  /** Of a bulk enquiry. */
  wordsRequired: 'Type what you need',
  piecesRequired: 'Type how many you need',
  piecesWhole: 'Type a whole number, 1 or more',
  /** Only a broken client sends a form without these. */
  tokenRequired: 'Token is required',
  skuRequired: 'SKU is required',
  /** For a field that has no words of its own. */
  notValid: 'This is missing or not valid',
  tooLong: (max: string) => `Use at most ${max} characters`,
} as const
