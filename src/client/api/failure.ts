import { networkMessages } from '../../contract/network-messages.ts'

/** A refusal in the server's words, or no answer of the server at all: then `httpStatus` is missing. */
export interface Failure {
  status: false
  message: string
  code?: string | undefined
  fields?: Record<string, string> | undefined
  httpStatus?: number | undefined
  data?: unknown
}

/** True for a refusal or a missing answer. */
export const isFailure = (answer: object): answer is Failure => 'status' in answer && answer.status === false

/**
 * What is said where no answer of the shop came. "Server error" would blame the shop for a missing network; those words
 * are for a server that did answer and said nothing. Node's navigator does not know whether there is a link.
 */
export const noAnswer = (): Failure => ({
  status: false,
  message: 'onLine' in navigator && !navigator.onLine ? networkMessages.offline : networkMessages.noAnswer,
})

/** The server knows this log-in no more. */
export const isLoggedOut = (answer: object): boolean => isFailure(answer) && answer.httpStatus === 401

/** It is not of the work of whoever is logged in. */
export const isForbidden = (answer: object): boolean => isFailure(answer) && answer.httpStatus === 403
