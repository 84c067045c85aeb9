/** A gate at which a request stops until the test lets it through: no test sleeps. */
export interface Gate {
  /** A request waits at the gate. */
  reached: Promise<void>
  reach: () => void
  opened: Promise<void>
  open: () => void
}

export const gate = (): Gate => {
  const arrival = Promise.withResolvers<void>()
  const opening = Promise.withResolvers<void>()
  return { reached: arrival.promise, reach: arrival.resolve, opened: opening.promise, open: opening.resolve }
}

/** Waits until `isTrue`, looking again after every turn of the event loop; fails with the test's own time limit. */
export const until = async (isTrue: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 1))
}
