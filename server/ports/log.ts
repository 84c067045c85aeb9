/** What happened, for the operator. Never a token, password, phone number, address or signature. */
export interface Log {
  info: (facts: Record<string, unknown>, text: string) => void
  warn: (facts: Record<string, unknown>, text: string) => void
  error: (facts: Record<string, unknown>, text: string) => void
}
