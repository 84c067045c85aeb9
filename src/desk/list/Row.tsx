import type { ReactNode } from 'react'
import { Card, CardBody, CardFooter, CardFooterLink } from '../../ui/display/Card.tsx'
import type { IconName } from '../../ui/media/icons.ts'

interface RowProps {
  /** Where all of it is shown. */
  to: string
  label: string
  /** The same with its name, for those who listen. */
  spoken: string
  icon?: IconName
  children: ReactNode
}

/** A row of a list: the card that leads to the whole. */
export const Row = ({ to, label, spoken, icon = 'eye', children }: RowProps) => (
  <Card>
    <CardBody>{children}</CardBody>
    <CardFooter>
      <CardFooterLink icon={icon} to={to} aria-label={spoken} label={label} />
    </CardFooter>
  </Card>
)
