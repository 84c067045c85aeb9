import { Link } from 'react-router-dom'
import { formatNumber } from '../../../texts/format.ts'
import { text } from '../../../texts/texts.ts'

interface SeeAllProps {
  to: string
  /** The heading that it stands beside. */
  of: string
  total: number
}

/** From the beginning of a list to all of it. */
export const SeeAll = ({ to, of, total }: SeeAllProps) => (
  <Link to={to} aria-label={text.catalogue.allOf(of, formatNumber(total))}>
    {text.catalogue.seeAll(formatNumber(total))}
  </Link>
)
