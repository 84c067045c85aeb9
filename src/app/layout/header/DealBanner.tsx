import { useEffect, useState } from 'react'
import type { Deal } from '../../../contract/entities.ts'
import { dayInIndia } from '../../../contract/india.ts'
import { dealEnd } from '../../../features/catalogue/home/deal.ts'
import { formatDay } from '../../../texts/format.ts'
import { text } from '../../../texts/texts.ts'
import { Icon } from '../../../ui/media/Icon.tsx'
import { classes } from '../../../ui/base/classes.ts'
import layout from '../../../ui/base/layout.module.css'
import styles from './DealBanner.module.css'

interface DealBannerProps {
  deal: Deal | null
  /** The day on which the page was rendered; a cached page may be older than the phone's day. */
  today: string
}

/** Only while the deal lasts, by the calendar of Asia/Kolkata. */
export const DealBanner = ({ deal, today }: DealBannerProps) => {
  const [day, setDay] = useState(today)
  useEffect(() => {
    const check = () => setDay(dayInIndia(Date.now()))
    check()
    document.addEventListener('visibilitychange', check)
    return () => document.removeEventListener('visibilitychange', check)
  }, [])
  const end = deal && dealEnd(deal, day)
  if (!end) return null
  return (
    <div className={classes(layout.dark, layout.row, layout.name, styles.deal)}>
      <Icon name="clock" />
      <p>
        {deal.deals} <small>{text.layout.dealUntil(formatDay(end))}</small>
      </p>
    </div>
  )
}
