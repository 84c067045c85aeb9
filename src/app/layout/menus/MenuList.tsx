import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { callApi } from '../../../offline/api/call.ts'
import { text } from '../../../texts/texts.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { classes } from '../../../ui/base/classes.ts'
import { SkeletonBlock, Waiting } from '../../../ui/display/Skeleton.tsx'
import layout from '../../../ui/base/layout.module.css'
import styles from './MenuLinks.module.css'

export type MenuKind = 'brands' | 'categories' | 'sellers'

interface Entry {
  to: string
  label: string
}
type Found = Entry[] | 'loading' | 'failed'

const ask = async (kind: MenuKind): Promise<Found> => {
  if (kind === 'brands') {
    const answer = await callApi('brands')
    return answer.status ? answer.data.map(({ slug, name }) => ({ to: `/brand/${slug}`, label: name })) : 'failed'
  }
  if (kind === 'categories') {
    const answer = await callApi('categories')
    return answer.status ? answer.data.map(({ slug, name }) => ({ to: `/category/${slug}`, label: name })) : 'failed'
  }
  const answer = await callApi('sellers')
  return answer.status
    ? answer.data.map(({ slug, shop_name }) => ({ to: `/seller/${slug}`, label: shop_name }))
    : 'failed'
}

/** The links of a drop-down, fetched when it is opened. */
export const MenuList = ({ kind, wide }: { kind: MenuKind; wide?: boolean }) => {
  const [found, setFound] = useState<Found>('loading')
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let left = false
    void ask(kind).then((answer) => {
      if (!left) setFound(answer)
    })
    return () => {
      left = true
    }
  }, [kind, attempt])
  if (found === 'loading')
    return (
      <Waiting className={styles.bones}>
        <SkeletonBlock />
        <SkeletonBlock size="short" />
        <SkeletonBlock />
      </Waiting>
    )
  if (found === 'failed')
    return (
      <div className={layout.note}>
        <p>{text.layout.listFailed}</p>
        <Button
          kind="plain"
          onClick={() => {
            setFound('loading')
            setAttempt(attempt + 1)
          }}
        >
          {text.layout.tryAgain}
        </Button>
      </div>
    )
  if (found.length === 0) return <p className={layout.note}>{text.layout.listEmpty}</p>
  return (
    <ul className={classes(styles.list, wide && styles.wide)}>
      {found.map(({ to, label }) => (
        <li key={to}>
          <Link className={styles.link} to={to}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
