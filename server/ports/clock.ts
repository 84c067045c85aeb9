/** The time now; tests pass in their own. */
export type Clock = () => Date
