import type { ReactNode } from 'react'
import { useAlive } from '../../ui/useAlive.ts'
import { FormSkeleton } from './FormSkeleton.tsx'

/**
 * A form appears when the page has come alive. What is typed or ticked in the server's dead copy would be overwritten
 * by the form's own first values, and on a slow phone there is time to type a lot.
 */
export const WhenAlive = ({ fields, children }: { fields: number; children: ReactNode }) =>
  useAlive() ? children : <FormSkeleton fields={fields} />
