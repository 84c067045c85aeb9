/** The time now; tests hand in their own. */
export type Clock = () => Date
