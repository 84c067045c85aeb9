import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Button } from '../../ui/button/Button.tsx'
import { TextField } from '../../ui/form/Form.tsx'
import { text } from './texts.ts'
import styles from './list.module.css'

/** Looks for a text, which the address then names. */
export const SearchBox = ({ label }: { label: string }) => {
  const [query, setQuery] = useSearchParams()
  const [typed, setTyped] = useState(query.get('q') ?? '')
  return (
    <search>
      <form
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault()
          const next = new URLSearchParams(query)
          next.delete('q')
          if (typed.trim() !== '') next.set('q', typed.trim())
          setQuery(next, { replace: true })
        }}
      >
        <TextField
          type="search"
          name="q"
          label={label}
          enterKeyHint="search"
          autoComplete="off"
          maxLength={100}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" icon="search" label={text.find} />
      </form>
    </search>
  )
}
