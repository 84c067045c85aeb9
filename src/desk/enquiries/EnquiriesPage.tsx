import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { DeskEnquiry, ENQUIRY_PILES } from '../../contract/desk-calls/enquiries.ts'
import { isFailure } from '../../offline/api/call.ts'
import { callDesk } from '../../offline/desk/desk-api.ts'
import { toastError } from '../../ui/base/toast.ts'
import { useAnswer } from '../../ui/base/useAnswer.ts'
import { Button } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/display/EmptyState.tsx'
import { ListSkeleton } from '../../ui/display/Skeleton.tsx'
import layout from '../../ui/base/layout.module.css'
import { PageTitle } from '../PageTitle.tsx'
import { EnquiryCard } from './EnquiryCard.tsx'
import styles from './enquiries.module.css'
import { text } from './texts.ts'

type Pile = (typeof ENQUIRY_PILES)[number]
const PILES = ['new', 'quoted', 'done'] as const satisfies readonly Pile[]

/** What customers ask in bulk: new, answered, and done. */
export const EnquiriesPage = () => {
  const [search, setSearch] = useSearchParams()
  const pile = PILES.find((one) => one === search.get('pile')) ?? 'new'
  return (
    <>
      <PageTitle title={text.title} />
      <div className={styles.piles} role="group" aria-label={text.choose}>
        {PILES.map((one) => (
          <Button
            key={one}
            kind={one === pile ? 'leaf' : 'outline'}
            aria-pressed={one === pile}
            onClick={() => setSearch({ pile: one }, { replace: true })}
            label={text.piles[one]}
          />
        ))}
      </div>
      <PileOf key={pile} pile={pile} />
    </>
  )
}

const PileOf = ({ pile }: { pile: Pile }) => {
  const { answer, again } = useAnswer(() => callDesk('deskEnquiries', { query: { pile } }))
  if (answer === undefined) return <ListSkeleton count={3} />
  if (isFailure(answer))
    return <EmptyState title={text.failed} action={{ onPress: again, label: text.again }} detail={answer.message} />
  if (answer.data.length === 0) return <EmptyState picture="box" title={text.empty[pile]} text={text.emptyText[pile]} />
  return <Pages pile={pile} first={answer.data} next={answer.meta.next_cursor} />
}

interface PagesProps {
  pile: Pile
  first: readonly DeskEnquiry[]
  next: string | null
}

const Pages = ({ pile, first, next }: PagesProps) => {
  const [shown, setShown] = useState({ enquiries: first, next })
  const [isLoading, setLoading] = useState(false)
  const more = async () => {
    if (shown.next === null) return
    setLoading(true)
    const answer = await callDesk('deskEnquiries', { query: { pile, cursor: shown.next } })
    setLoading(false)
    if (isFailure(answer)) return void toastError(answer)
    setShown({ enquiries: [...shown.enquiries, ...answer.data], next: answer.meta.next_cursor })
  }
  return (
    <div className={layout.stack3}>
      {shown.enquiries.map((enquiry) => (
        <EnquiryCard key={enquiry.id} enquiry={enquiry} />
      ))}
      {shown.next !== null && (
        <Button full kind={isLoading ? 'off' : 'outline'} onClick={() => void more()} label={text.more} />
      )}
    </div>
  )
}
