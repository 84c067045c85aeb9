import { Link } from 'react-router-dom'
import { Words } from '../base/Words.tsx'
import layout from '../base/layout.module.css'

export interface NamedLink {
  to: string
  text: string
  /** The language of the name, where that is not the page's. */
  lang?: string | undefined
}

/** A link by its name alone: what a part of a page leads to, until it is near the screen or where no script runs. */
export const NameLink = ({ to, ...words }: NamedLink) => (
  <Link to={to} className={layout.tap}>
    <Words {...words} />
  </Link>
)

export const NameList = ({ links }: { links: readonly NamedLink[] }) => (
  <ul>
    {links.map((link) => (
      <li key={link.to}>
        <NameLink {...link} />
      </li>
    ))}
  </ul>
)
