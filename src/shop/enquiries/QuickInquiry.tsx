import { useEffect, useRef, useState } from 'react'
import { text } from '../../texts/texts.ts'
import { lazyComponent } from '../../ui/base/lazy-component.tsx'
import { FormBlocks } from '../../ui/display/FormSkeleton.tsx'
import { classes } from '../../ui/base/classes.ts'
import layout from '../../ui/base/layout.module.css'
import type { EnquiryFormProps } from './EnquiryForm.tsx'
import styles from './QuickInquiry.module.css'
import { withTexts } from '../../texts/load-texts.ts'

const EnquirySkeleton = () => (
  <div className={classes(layout.stack4, styles.bones)} aria-hidden="true">
    <FormBlocks fields={5} />
  </div>
)

/** The form's code comes when somebody wants to write, not with the first page. */
const LazyEnquiryForm = lazyComponent(async () => (await withTexts('rest', import('./EnquiryForm.tsx'))).EnquiryForm, {
  wait: EnquirySkeleton,
  fail: () => <p>{text.failures.partNotLoaded}</p>,
})

/** The quick inquiry at the foot of every page; its code is fetched when somebody comes to the foot. */
export const QuickInquiry = ({ send }: Pick<EnquiryFormProps, 'send'>) => {
  const ref = useRef<HTMLDivElement>(null)
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    if (!ref.current) return
    // The code is there when the farmer is.
    const nearby = { rootMargin: '600px' }
    const watch = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setThere(true),
      nearby,
    )
    watch.observe(ref.current)
    return () => watch.disconnect()
  }, [])
  return (
    <div ref={ref} className={styles.inquiry}>
      {isThere ? <LazyEnquiryForm send={send} /> : <EnquirySkeleton />}
    </div>
  )
}
