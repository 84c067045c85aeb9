/** The promises of the specification as a table: where each lives, and which test proves it. */

/** A test by its file and its title; of a table-driven one also the case. */
export interface Proof {
  file: string
  title: string
  of?: string
}

export interface Row {
  /** In short words of our own; messages word for word. */
  promise: string
  /** `path` or `path#name of something in it`. */
  code: readonly string[]
  proof: readonly Proof[]
}

export interface Part {
  title: string
  rows: readonly Row[]
}

export interface Section {
  title: string
  parts: readonly Part[]
}

/** A page that is made of rows. */
export interface Page {
  path: string
  introduction: string
  sections: readonly Section[]
}

/** Names tests of one file: `by('journeys/seller')('a link that is wrong says so')`. */
export const by =
  (file: string) =>
  (title: string, of?: string): Proof => ({
    file: `tests/${file}.test.ts`,
    title,
    ...(of === undefined ? {} : { of }),
  })

/** Several places of the code stand in one text, apart by blanks. */
export const row = (promise: string, code: string, ...proof: [Proof, ...Proof[]]): Row => ({
  promise,
  code: code.split(' '),
  proof,
})
