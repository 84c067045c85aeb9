import { useDeferredValue, useState } from 'react'
import { Link } from 'react-router-dom'
import layout from '../../ui/base/layout.module.css'
import { TextField } from '../../ui/form/Form.tsx'
import { Icon } from '../../ui/media/Icon.tsx'
import { ask } from '../ask.ts'
import list from '../list/list.module.css'
import { PagedList } from '../list/PagedList.tsx'
import { text } from './texts.ts'

/** So many are seen at once; the others are found by name. */
const SHOWN = '10'

/** Finds a shop by its name, town or number; each leads to its own page. */
export const ChooseShop = ({ to }: { to: (sellerId: number) => string }) => {
  const [typed, setTyped] = useState('')
  const q = useDeferredValue(typed.trim())
  const words = text.choose
  return (
    <section className={layout.stack3} aria-label={words.title}>
      <TextField
        name="shop"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={100}
        label={words.title}
        hint={words.hint}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        end={<Icon name="search" />}
      />
      <PagedList
        ask={(cursor) => ask('deskShops', { query: { limit: SHOWN, cursor, ...(q !== '' && { q }) } })}
        trigger={q}
        empty={{ title: words.none }}
      >
        {({ seller_id: id, shop_name: name, city }) => (
          <Link key={id} className={layout.press} to={to(id)}>
            <Icon name="store" />
            <span className={list.named}>{[name, city].filter(Boolean).join(', ')}</span>
          </Link>
        )}
      </PagedList>
    </section>
  )
}
