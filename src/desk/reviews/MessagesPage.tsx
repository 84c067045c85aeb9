import { useDesk } from '../desk.store.ts'
import { Parts, usePart } from '../list/Parts.tsx'
import { PageTitle } from '../page/PageTitle.tsx'
import { Questions } from '../questions/Questions.tsx'
import { Reviews } from './Reviews.tsx'
import { text } from './texts.ts'

const PARTS = ['unanswered', 'pending', 'questions', 'reviews'] as const

/** What customers ask and write about the products, and the answers. */
export const MessagesPage = () => {
  const chosen = usePart(PARTS)
  const isOperators = useDesk(({ me }) => me?.seller_id === null)
  const shown = PARTS.filter((part) => part !== 'pending' || isOperators)
  return (
    <>
      <PageTitle title={text.title} />
      <Parts
        parts={[
          { part: undefined, label: text.parts.waiting },
          ...shown.map((part) => ({ part, label: text.parts[part] })),
        ]}
        chosen={chosen}
      />
      {chosen === undefined || chosen === 'questions' ? (
        <Questions which={chosen === undefined ? 'waiting' : undefined} isOperators={isOperators} />
      ) : (
        <Reviews which={chosen === 'reviews' ? undefined : chosen} isOperators={isOperators} />
      )}
    </>
  )
}
