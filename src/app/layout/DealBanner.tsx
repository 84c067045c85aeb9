import { useEffect, useState } from 'react'
import type { Deal } from '../../contract/entities.ts'
import { dealSpan, dayInIndia } from '../../features/catalogue/deal.ts'
import { formatDay } from '../../texts/format.ts'
import { t } from '../../texts/texts.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './DealBanner.module.css'

interface DealBannerProps {
  deal: Deal | null
  /** The day on which the page was made; a kept page may be older than the phone's day. */
  today: string
}

/** Only while the deal lasts, by the calendar of Asia/Kolkata (decision 39). */
export const DealBanner = ({ deal, today }: DealBannerProps) => {
  const [day, setDay] = useState(today)
  useEffect(() => {
    const check = () => setDay(dayInIndia(Date.now()))
    check()
    document.addEventListener('visibilitychange', check)
    return () => document.removeEventListener('visibilitychange', check)
  }, [])
  const span = deal && dealSpan(deal)
  if (!span || day < span.first || day > span.last) return null
  return (
    <div className={styles.deal}>
      <Icon name="clock" />
      <p>
        {deal.deals} <small>{t.layout.dealUntil(formatDay(span.last))}</small>
      </p>
    </div>
  )
}
