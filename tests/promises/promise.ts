/** What the product promises, each promise once, with the smallest change of the code that would break it. */

export interface Break {
  file: string
  /** Stands in the file once. */
  from: string
  to: string
}

export interface Atom {
  /** In short words of our own; messages word for word. */
  text: string
  /** Each of these alone breaks the promise; their files are where it is kept. */
  breaks: readonly Break[]
}

type Places = readonly [string, string, string]

/** `promise('Minus one, never below 1', [file, from, to])` */
export const promise = (text: string, ...breaks: readonly [Places, ...Places[]]): Atom => ({
  text,
  breaks: breaks.map(([file, from, to]) => ({ file, from, to })),
})
