import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Deal } from '../../../contract/promotions.ts'
import { dayInIndia } from '../../../contract/india.ts'
import { listOf } from '../../catalogue/listing/filters.ts'
import { dealEnd } from '../../catalogue/home/deal.ts'
import { formatDay } from '../../../texts/days.ts'
import { text } from '../../../texts/texts.ts'
import { Icon } from '../../../ui/media/Icon.tsx'
import { classes } from '../../../ui/base/classes.ts'
import layout from '../../../ui/base/layout.module.css'
import styles from './DealBanner.module.css'
import { localDeal } from '../../../texts/localized.ts'
import { Words } from '../../../ui/base/Words.tsx'

interface DealBannerProps {
  deal: Deal | null
  /** The day on which the page was rendered; a cached page may be older than the phone's day. */
  today: string
}

/** One line, only while the deal lasts, by the calendar of Asia/Kolkata. It leads to what is offered. */
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
    <Link to={listOf('Deal Of The Day')} className={classes(layout.dark, styles.deal)}>
      <Icon name="clock" small />
      <span className={styles.words}>
        <span className={layout.line}>
          <Words {...localDeal(deal.deals)} />
        </span>{' '}
        <span className={styles.until}>{text.catalogue.dealUntil(formatDay(end))}</span>
      </span>
      <Icon name="next" small />
    </Link>
  )
}
