import { useSyncExternalStore, type ReactNode } from 'react'
import { FormBlocks } from '../../ui/display/FormSkeleton.tsx'
import { Waiting } from '../../ui/display/Skeleton.tsx'
import layout from '../../ui/base/layout.module.css'

const never = () => () => {}

/** False on the server and in a rendered page until its code has taken over. */
const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** A form that is on its way. */
export const FormSkeleton = ({ fields }: { fields: number }) => (
  <Waiting className={layout.stack4}>
    <FormBlocks fields={fields} />
  </Waiting>
)

/**
 * Renders a form only after hydration. What is typed or ticked in the server's markup before that would be overwritten
 * by the form's initial values, and on a slow phone there is time to type a lot.
 */
export const AfterHydration = ({ fields, children }: { fields: number; children: ReactNode }) =>
  useHydrated() ? children : <FormSkeleton fields={fields} />
