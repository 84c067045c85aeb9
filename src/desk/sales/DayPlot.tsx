import type { DeskSales, Sold } from '../../contract/calls/staff/sales.ts'
import layout from '../../ui/base/layout.module.css'
import styles from './sales.module.css'
import { scaleOf } from './scale.ts'
import { text } from './texts.ts'

/** How high the drawing is in its own units; the style says how high on the screen. */
const HEIGHT = 100
/** Of a day's width is bar. */
const BAR = 0.76
/** What was ordered shows, however little beside the most. */
const LEAST = 1.5

interface DayPlotProps {
  figure: keyof Sold | 'cash'
  /** The earliest first. */
  days: DeskSales['days']
}

/** A bar for each day, between words that grow with the reader's letters: those in a drawing would grow with its width. */
export const DayPlot = ({ figure, days }: DayPlotProps) => {
  const [first] = days
  const last = days[days.length - 1]
  if (first === undefined || last === undefined) return null
  const write = text.figure[figure]
  const most = days.reduce((best, day) => (day[figure] > best[figure] ? day : best), first)
  const top = scaleOf(most[figure])
  return (
    <figure className={styles.plot}>
      <figcaption className={layout.spread}>
        <b>{text.figures[figure]}</b>
        <span>{text.sum(write(days.reduce((sum, day) => sum + day[figure], 0)))}</span>
      </figcaption>
      <div className={styles.drawing}>
        <svg
          role="img"
          aria-label={text.plot(figure, first.day, last.day, write(most[figure]), most.day)}
          viewBox={`0 0 ${days.length} ${HEIGHT}`}
          preserveAspectRatio="none"
        >
          {[0, HEIGHT / 2, HEIGHT].map((y) => (
            <line key={y} className={styles.line} x1="0" x2={days.length} y1={y} y2={y} />
          ))}
          {days.map((day, at) => {
            const height = day[figure] === 0 ? 0 : Math.max((day[figure] / top) * HEIGHT, LEAST)
            return (
              <rect
                key={day.day}
                className={styles.bar}
                x={at + (1 - BAR) / 2}
                y={HEIGHT - height}
                width={BAR}
                height={height}
              />
            )
          })}
        </svg>
        <div className={styles.scale} aria-hidden="true">
          <span>{write(top)}</span>
          <span>{write(top / 2)}</span>
          <span>0</span>
        </div>
      </div>
      <div className={styles.ends} aria-hidden="true">
        <span>{text.day(first.day)}</span>
        <span>{text.day(last.day)}</span>
      </div>
    </figure>
  )
}
