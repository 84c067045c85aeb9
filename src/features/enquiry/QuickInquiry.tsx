import { useEffect, useRef, useState } from 'react'
import { text } from '../../texts/texts.ts'
import type { EnquiryFormProps } from './EnquiryForm.tsx'
import { EnquirySkeleton, LazyEnquiryForm } from './LazyEnquiryForm.tsx'
import styles from './QuickInquiry.module.css'

/** The quick inquiry at the foot of every page; its code is fetched when somebody comes to the foot. */
export const QuickInquiry = ({ send }: Pick<EnquiryFormProps, 'send'>) => {
  const ref = useRef<HTMLDivElement>(null)
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    if (!ref.current) return
    const watch = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setThere(true),
      {
        // The code is there when the farmer is.
        rootMargin: '600px',
      },
    )
    watch.observe(ref.current)
    return () => watch.disconnect()
  }, [])
  return (
    <div ref={ref} className={styles.inquiry}>
      {isThere ? <LazyEnquiryForm kind="quick" label={text.layout.inquiry} send={send} /> : <EnquirySkeleton />}
    </div>
  )
}
