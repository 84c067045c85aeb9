import { useEffect, useRef, useState } from 'react'
import { t } from '../../texts/texts.ts'
import type { EnquiryFormProps } from './EnquiryForm.tsx'
import { EnquiryBones, LazyEnquiryForm } from './LazyEnquiryForm.tsx'
import css from './QuickInquiry.module.css'

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
    <div ref={ref} className={css.inquiry}>
      {isThere ? <LazyEnquiryForm kind="quick" label={t.layout.inquiry} send={send} /> : <EnquiryBones />}
    </div>
  )
}
