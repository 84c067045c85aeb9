import { staffCalls, type DeskCallName } from '../contract/staff-calls.ts'
import { clientOf, type Client } from '../client/api/call.ts'
import { makeCall } from '../client/api/make-call.ts'

/** Named, so that what takes the client does not spell out the table. */
export interface DeskClient extends Client<typeof staffCalls, DeskCallName> {}

/** The client of the desk, which has all its code from the start. */
export const callDesk: DeskClient = clientOf<typeof staffCalls, DeskCallName>((name, request) =>
  makeCall(name, staffCalls[name], request),
)
