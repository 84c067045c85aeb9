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
