import styles from './CategoryIcon.module.css'
import { classes } from '../base/classes.ts'
import { ICONS } from './icons.ts'

/** A ground, and lines over it, on a 32 px grid. */
const SIGNS = new Map([
  [
    'seeds',
    [
      'M16 17C8 17 5 12 5 5c8 0 11 5 11 12',
      'M16 26v-9m0 0C8 17 5 12 5 5c8 0 11 5 11 12m0 2c0-6 4-10 11-10 0 7-4 10-11 10M5 28c3-3 19-3 22 0',
    ],
  ],
  ['fert', ['M7 14h18l1 9H6Z', 'M9 4h14l-1 4c4 6 5 13 3 20H7c-2-7-1-14 3-20zm1 4h12M6.5 15h19m-19 8h19']],
  [
    'protect',
    [
      'M16 3 5 7v9c0 7 5 11 11 13z',
      'M16 3 5 7v9c0 7 5 11 11 13 6-2 11-6 11-13V7zm0 8.5a4 5.5 0 1 0 0 11 4 5.5 0 1 0 0-11m0 0V9m-4 6-3-2m3 6-3 2m11-6 3-2m-3 6 3 2m-11-4h8',
    ],
  ],
  [
    'irrig',
    [
      'M16 12c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11',
      'M3 6h26M8 3v6m16-6v6m-8-3v3m0 3c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11',
    ],
  ],
  [
    'pump',
    [
      'M3 14h13v10H3z',
      'M15 14H4v10h11M8 14v-3h5v3m7-2V6h6v6m-8-6h10M3 28h26M8 24v4m16-2v2m-2-16a7 7 0 1 0 0 14 7 7 0 1 0 0-14m0 5a2 2 0 1 0 0 4 2 2 0 1 0 0-4',
    ],
  ],
  [
    'machine',
    [
      'M10 6h8l2 8H10z',
      'M10 14a7 7 0 1 0 0 14 7 7 0 1 0 0-14m0 5a2 2 0 1 0 0 4 2 2 0 1 0 0-4m15 1a4 4 0 1 0 0 8 4 4 0 1 0 0-8M8 6h10l2 8M10 6v8m10 0h7c1 0 2 1 2 2v5m-12 2h4m4-9V8',
    ],
  ],
  [
    'spray',
    [
      'M5 14h12v8H5z',
      'M7 8h8c2 1 3 3 3 5v14c0 1-1 2-2 2H6c-1 0-2-1-2-2V13c0-2 1-4 3-5m1 0V4h6v4M4 14h14M4 22h14m0 3c6 2 8-2 8-8V9l-3-3m-3-3h.1M24 2h.1M18 6h.1',
    ],
  ],
  [
    'tools',
    ['M19 20h8v4l-4 5-4-5Z', 'M23 4v16M20 4h6m-7 16h8v4l-4 5-4-5zM9 29V8m0 0h4M3 15c0-5 2-7 6-7m-6 7h4c0-3 1-4 2-4'],
  ],
  [
    'animal',
    [
      'M10 19h12v5c0 3-3 5-6 5s-6-2-6-5Z',
      'M9 10c-3 0-5-2-5-6 2 3 4 3 7 3h10c3 0 5 0 7-3 0 4-2 6-5 6M9 10c-2 0-5 1-6 3 2 2 5 2 6 1m14-4c2 0 5 1 6 3-2 2-5 2-6 1M9 9v10l1 5c0 3 3 5 6 5s6-2 6-5l1-5V9M10 20h12m-9-6h.1m5.9 0h.1M14 24h.1m3.9 0h.1',
    ],
  ],
  [
    'solar',
    [
      'M8 15h8v11H4.5Z',
      'M8 15h16l3.5 11h-23zm8 0v15m-9.5-9.5h19M11 30h10M16 3.5a3 3 0 1 0 0 6 3 3 0 1 0 0-6M16 1v.1M9.5 6.5h.1m12.9 0h-.1M11.5 2l.1.1m8.9-.1-.1.1M11.5 11l.1-.1m8.9.1-.1-.1',
    ],
  ],
])

interface CategoryIconProps {
  /** The name of a category's icon, with or without its `c-`; an unknown one gets a grid. */
  name: string
  className?: string | undefined
}

/** A category's icon, beside its name. Its one fill is `--it`. */
export const CategoryIcon = ({ name, className }: CategoryIconProps) => {
  const sign = SIGNS.get(name.replace(/^c-/, ''))
  return (
    <svg className={classes(styles.icon, className)} viewBox={sign ? '0 0 32 32' : '-4 -4 32 32'} aria-hidden="true">
      {sign && <path d={sign[0]} />}
      <path d={sign ? sign[1] : ICONS.grid} />
    </svg>
  )
}
