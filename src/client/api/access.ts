import { isFailure } from './failure.ts'

/** The server knows this log-in no more. */
export const isLoggedOut = (answer: object): boolean => isFailure(answer) && answer.httpStatus === 401

/** It is not of the work of whoever is logged in. */
export const isForbidden = (answer: object): boolean => isFailure(answer) && answer.httpStatus === 403
