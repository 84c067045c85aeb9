import { Icon } from '../../ui/media/Icon.tsx'
import { helpLines } from './help-lines.ts'

export interface HelpLinesProps {
  className: string | undefined
  /** What it is about, where that goes along. */
  subject?: string
}

/** Entries of a list that call or write to the shop in one tap; none where the operator has set nothing. */
export const HelpLines = ({ className, subject }: HelpLinesProps) =>
  helpLines(subject).map(
    ({ icon, text, href }) =>
      href !== undefined && (
        <li key={icon}>
          <a className={className} href={href} rel="noreferrer">
            <Icon name={icon} />
            {text}
          </a>
        </li>
      ),
  )
