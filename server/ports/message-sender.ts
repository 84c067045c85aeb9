/** Carries a short message to a phone number, such as a log-in code. */
export interface Sender {
  send: (phoneNumber: string, text: string) => Promise<void>
}
