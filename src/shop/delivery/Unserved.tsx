import { Link } from 'react-router-dom'
import type { CartLine } from '../../client/db/records.ts'
import { plural } from '../../texts/format.ts'
import { pageText } from '../../texts/texts.ts'
import { classes } from '../../ui/base/classes.ts'
import layout from '../../ui/base/layout.module.css'
import tone from '../../ui/base/tone.module.css'
import { Button } from '../../ui/button/Button.tsx'
import { Icon } from '../../ui/media/Icon.tsx'
import styles from './Unserved.module.css'
import { localTitle } from '../../texts/localized.ts'
import { Words } from '../../ui/base/Words.tsx'

interface UnservedProps {
  pincode: string
  lines: readonly Pick<CartLine, 'sku' | 'slug' | 'title' | 'local'>[]
  /** Missing where nothing would be left. */
  onTakeOut?: (() => void) | undefined
}

/** Goods that their sellers do not bring to a PIN, and the way on without them. Nothing where all are brought. */
export const Unserved = ({ pincode, lines, onTakeOut }: UnservedProps) => {
  if (lines.length === 0) return null
  const words = pageText.delivery
  return (
    <div className={classes(layout.notice, layout.below3, tone.bad)} role="status">
      <Icon name="alert" small />
      <div>
        <p className={layout.strong}>{words.unservedTitle(plural(lines.length, words.unserved), pincode)}</p>
        <ul className={styles.lines}>
          {lines.map((line) => (
            <li key={line.sku}>
              <Link to={`/product-details/${line.slug}#offers`}>
                <Words {...localTitle(line)} />
              </Link>
            </li>
          ))}
        </ul>
        {onTakeOut ? (
          <Button kind="plain" className={styles.out} onClick={onTakeOut} label={plural(lines.length, words.takeOut)} />
        ) : (
          <p>{words.unservedAll}</p>
        )}
      </div>
    </div>
  )
}
