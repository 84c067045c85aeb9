import { Link } from 'react-router-dom'
import { callApi } from '../../../client/api/call.ts'
import { text } from '../../../texts/texts.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { useAnswer } from '../../../ui/base/useAnswer.ts'
import { classes } from '../../../ui/base/classes.ts'
import { LinesSkeleton } from '../../../ui/display/FormSkeleton.tsx'
import layout from '../../../ui/base/layout.module.css'
import styles from './MenuLinks.module.css'
import { localCategory } from '../../../texts/local-category.ts'
import { asWritten } from '../../../texts/localized.ts'
import { Words } from '../../../ui/base/Words.tsx'

const PATHS = { brands: '/brand', categories: '/category', sellers: '/seller' }

export type MenuKind = keyof typeof PATHS

const ask = async (kind: MenuKind) => {
  const answer = await callApi(kind)
  if (!answer.status) return 'failed'
  return answer.data.map((one) => ({
    to: `${PATHS[kind]}/${one.slug}`,
    label: 'shop_name' in one ? asWritten(one.shop_name) : 'icon' in one ? localCategory(one) : asWritten(one.name),
  }))
}

/** The links of a drop-down, fetched when it is opened. */
export const MenuList = ({ kind, wide }: { kind: MenuKind; wide?: boolean }) => {
  const { answer: found, again } = useAnswer(() => ask(kind), kind)
  if (found === undefined) return <LinesSkeleton className={styles.bones} />
  if (found === 'failed')
    return (
      <div className={layout.note}>
        <p>{text.menus.listFailed}</p>
        <Button kind="plain" onClick={again} label={text.failures.tryAgain} />
      </div>
    )
  if (found.length === 0) return <p className={layout.note}>{text.menus.listEmpty}</p>
  return (
    <ul className={classes(styles.list, wide && styles.wide)}>
      {found.map(({ to, label }) => (
        <li key={to}>
          <Link className={styles.link} to={to}>
            <Words {...label} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
