interface WordsProps {
  text: string
  /** Their language, where that is not the page's. */
  lang?: string | undefined
}

/** Words that may be in another language than the page, for those who listen and for the hyphens. */
export const Words = ({ text, lang }: WordsProps) => (lang === undefined ? text : <span lang={lang}>{text}</span>)

interface SentenceProps {
  /** Puts them together: the order of the words is the language's. */
  say: (...parts: string[]) => string
  of: readonly WordsProps[]
}

/** No text has it. */
const MARK = '\uE000'

/** A sentence of which some words are in another language. */
export const Sentence = ({ say, of }: SentenceProps) => {
  if (of.every(({ lang }) => lang === undefined)) return say(...of.map(({ text }) => text))
  const pieces = say(...of.map((_, place) => `${MARK}${place}${MARK}`)).split(MARK)
  const said = pieces.map((piece, place) => {
    const words = place % 2 === 1 ? of[Number(piece)] : undefined
    return words === undefined ? piece : <Words key={place} {...words} />
  })
  // In a row of boxes each piece would be a box of its own, and lose its spaces.
  return <span>{said}</span>
}
