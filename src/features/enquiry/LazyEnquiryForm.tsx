import { lazy, Suspense } from 'react'
import { Bone, Waiting } from '../../ui/Skeleton.tsx'
import type { EnquiryFormProps } from './EnquiryForm.tsx'
import css from './LazyEnquiryForm.module.css'

const Form = lazy(async () => ({ default: (await import('./EnquiryForm.tsx')).EnquiryForm }))

/** The form's code comes when somebody wants to write, not with the first page. */
export const LazyEnquiryForm = (props: EnquiryFormProps) => (
  <Suspense
    fallback={
      <Waiting className={css.bones}>
        <Bone size="button" />
        <Bone size="button" />
        <Bone size="button" />
        <Bone size="button" />
      </Waiting>
    }
  >
    <Form {...props} />
  </Suspense>
)
