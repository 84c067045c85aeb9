import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Wordmark } from '../../ui/media/Wordmark.tsx'
import layout from '../../ui/base/layout.module.css'
import styles from '../desk.module.css'
import { text } from '../texts.ts'

/** The way to Today, and whose desk it is. */
export const Header = ({ children }: { children: ReactNode }) => (
  <header className={styles.header}>
    <Link to="/desk/" className={styles.home} aria-label={text.name}>
      <Wordmark />
    </Link>
    {children}
  </header>
)

export const ShopName = ({ name }: { name: string }) => <p className={layout.small}>{name}</p>
