/**
 * Runs `work` with a signal that fires after `ms`, or when `outer` does. The clock covers the whole exchange: on a bad
 * network headers may arrive and the body never.
 */
export const withTimeout = async <T>(
  ms: number,
  outer: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> => {
  const controller = new AbortController()
  const abort = () => controller.abort(outer?.reason)
  if (outer?.aborted) abort()
  outer?.addEventListener('abort', abort)
  const timer = setTimeout(() => controller.abort(new DOMException('No answer in time', 'TimeoutError')), ms)
  try {
    return await Promise.race([work(controller.signal), aborted(controller.signal)])
  } finally {
    clearTimeout(timer)
    outer?.removeEventListener('abort', abort)
  }
}

/** A body that never ends may ignore its signal; the race does not. */
const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const fail = () => reject(signal.reason instanceof Error ? signal.reason : new Error('Aborted'))
    if (signal.aborted) fail()
    else signal.addEventListener('abort', fail)
  })
