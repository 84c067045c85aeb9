import type { ReactNode } from 'react'
import { useHydrated } from '../../ui/base/useHydrated.ts'
import { FormSkeleton } from './sellers/FormSkeleton.tsx'

/**
 * Renders a form only after hydration. What is typed or ticked in the server's markup before that would be overwritten
 * by the form's initial values, and on a slow phone there is time to type a lot.
 */
export const AfterHydration = ({ fields, children }: { fields: number; children: ReactNode }) =>
  useHydrated() ? children : <FormSkeleton fields={fields} />
