import { useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { FormSkeleton } from './FormSkeleton.tsx'

const never = () => () => undefined

/**
 * A form appears when the page has come alive. What is typed or ticked in the server's dead copy would be overwritten
 * by the form's own first values, and on a slow phone there is time to type a lot.
 */
export const WhenAlive = ({ fields, children }: { fields: number; children: ReactNode }) => {
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return isAlive ? children : <FormSkeleton fields={fields} />
}
