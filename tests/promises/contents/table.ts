/** A table of a page; an id begins with the name of its table. */
export type Table = readonly [name: string, title: string]
