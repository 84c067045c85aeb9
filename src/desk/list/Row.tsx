import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { Card, CardBody, CardFooter, CardFooterLink } from '../../ui/display/Card.tsx'
import type { IconName } from '../../ui/media/icons.ts'
import { usePane } from '../page/pane.ts'

interface RowProps {
  /** Where all of it is shown. */
  to: string
  label: string
  /** The same with its name, for those who listen. */
  spoken: string
  icon?: IconName
  children: ReactNode
}

/** A row of a list: the card that leads to the whole. Beside the whole the list stays as it was narrowed. */
export const Row = ({ to, label, spoken, icon = 'eye', children }: RowProps) => {
  const { pathname, search } = useLocation()
  const isBeside = usePane() !== null
  const isOpen = isBeside && pathname === to
  return (
    <Card edge={isOpen ? 'chosen' : undefined}>
      <CardBody>{children}</CardBody>
      <CardFooter>
        <CardFooterLink
          icon={icon}
          to={isBeside ? { pathname: to, search } : to}
          aria-current={isOpen ? 'true' : undefined}
          aria-label={spoken}
          label={label}
        />
      </CardFooter>
    </Card>
  )
}
