import { text } from '../../texts/texts.ts'
import { lazyComponent } from '../../ui/base/lazy-component.tsx'
import { SkeletonBlock } from '../../ui/display/Skeleton.tsx'
import { classes } from '../../ui/base/classes.ts'
import layout from '../../ui/base/layout.module.css'
import styles from './LazyEnquiryForm.module.css'

/** The form's shape: a label and a field, five times, and the button. */
export const EnquirySkeleton = () => (
  <div className={classes(layout.stack4, styles.bones)} aria-hidden="true">
    {[1, 2, 3, 4, 5].map((field) => (
      <div key={field} className={layout.stack2}>
        <SkeletonBlock size="short" />
        <SkeletonBlock size="button" />
      </div>
    ))}
    <SkeletonBlock size="button" />
  </div>
)

/** The form's code comes when somebody wants to write, not with the first page. */
export const LazyEnquiryForm = lazyComponent(async () => (await import('./EnquiryForm.tsx')).EnquiryForm, {
  wait: EnquirySkeleton,
  fail: () => <p>{text.layout.partNotLoaded}</p>,
})
