import { isFailure, type Failure } from '../../src/client/api/call.ts'

/** What a call brought; throws its refusal. */
export const answered = async <T extends object>(answer: Promise<T | Failure>): Promise<T> => {
  const given = await answer
  if (isFailure(given)) throw new Error(`${given.message} ${JSON.stringify(given.fields ?? {})}`)
  return given
}
