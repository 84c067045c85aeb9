/** The rows of a list as the shop had them in order. */
export const inOrder = <R extends { place: number }>(rows: R[]): R[] => rows.sort((a, b) => a.place - b.place)
