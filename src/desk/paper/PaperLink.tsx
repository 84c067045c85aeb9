import type { ParcelView } from '../shipments/shipments.shared.ts'
import { CardFooterLink } from '../../ui/display/Card.tsx'
import { paperPath, type Paper } from './papers.ts'
import { text } from './texts.ts'

/** The way from a parcel's card to its papers, first the one that is wanted there. */
export const PaperLink = ({ paper, parcel }: { paper: Paper; parcel: ParcelView }) => (
  <CardFooterLink icon="file" to={paperPath(paper, [parcel])} aria-label={text.openOf(parcel.id)} label={text.open} />
)
