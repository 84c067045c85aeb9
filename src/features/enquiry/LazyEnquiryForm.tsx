import { t } from '../../texts/texts.ts'
import { lazily } from '../../ui/lazily.tsx'
import { Bone } from '../../ui/Skeleton.tsx'
import css from './LazyEnquiryForm.module.css'

/** The form's shape: a label and a field, five times, and the button. */
export const EnquiryBones = () => (
  <div className={css.bones} aria-hidden="true">
    {[1, 2, 3, 4, 5].map((field) => (
      <div key={field} className={css.field}>
        <Bone size="short" />
        <Bone size="button" />
      </div>
    ))}
    <Bone size="button" />
  </div>
)

/** The form's code comes when somebody wants to write, not with the first page. */
export const LazyEnquiryForm = lazily(async () => (await import('./EnquiryForm.tsx')).EnquiryForm, {
  wait: EnquiryBones,
  fail: () => <p>{t.layout.partNotLoaded}</p>,
})
