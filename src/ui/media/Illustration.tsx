import drawings from './drawings.svg?no-inline'

/** Illustrations of farm goods, all on the same base line. */
export type IllustrationName =
  | 'box'
  | 'sack'
  | 'pouch'
  | 'bottle'
  | 'drip'
  | 'pump'
  | 'sprayer'
  | 'tiller'
  | 'hoe'
  | 'heart'

/** Decoration; stands in for a picture that is not there. */
export const Illustration = ({ name, className }: { name: IllustrationName; className?: string | undefined }) => (
  <svg className={className} viewBox="0 0 96 96" aria-hidden="true">
    <use href={`${drawings}#d-${name}`} />
  </svg>
)
