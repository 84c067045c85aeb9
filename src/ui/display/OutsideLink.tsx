import type { ReactNode } from 'react'

/** A link out of the shop; plain text where there is no address, because an anchor that leads nowhere is no link. */
export const OutsideLink = ({ href, children }: { href: string | undefined; children: ReactNode }) =>
  href === undefined ? (
    <span>{children}</span>
  ) : (
    <a href={href} rel="noreferrer">
      {children}
    </a>
  )
