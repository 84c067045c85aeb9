let isOrdered = false

/** What was bought in this visit is ordered: to the steps before it, which Back leads to, nothing is left to say. */
export const noteOrdered = (): void => {
  isOrdered = true
}
export const hasOrdered = (): boolean => isOrdered
