import { useEffect, useRef, useState } from 'react'
import { t } from '../../texts/texts.ts'
import type { EnquiryFormProps } from './EnquiryForm.tsx'
import { LazyEnquiryForm } from './LazyEnquiryForm.tsx'
import css from './QuickInquiry.module.css'

/** How far below the screen the form begins to load. */
const AHEAD = '400px'

/** The quick inquiry at the foot of every page; its code is fetched when the foot comes near. */
export const QuickInquiry = ({ send }: Pick<EnquiryFormProps, 'send'>) => {
  const ref = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (!ref.current) return
    const watch = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: AHEAD },
    )
    watch.observe(ref.current)
    return () => watch.disconnect()
  }, [])
  return (
    <div ref={ref} className={css.inquiry}>
      {near && <LazyEnquiryForm kind="quick" label={t.account.enquiry.quickTitle} send={send} />}
    </div>
  )
}
