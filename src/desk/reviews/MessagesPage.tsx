import { useDesk } from '../desk.store.ts'
import { Parts, usePart } from '../list/Parts.tsx'
import { PageTitle } from '../page/PageTitle.tsx'
import { Questions } from '../questions/Questions.tsx'
import { Reviews } from './Reviews.tsx'
import { text } from './texts.ts'

/** What customers ask and write about the products, and the answers. */
export const MessagesPage = () => {
  const chosen = usePart(text.parts)
  const isOperators = useDesk(({ me }) => me?.seller_id === null)
  return (
    <>
      <PageTitle title={text.title} />
      <Parts parts={text.parts} chosen={chosen} without={isOperators ? undefined : 'pending'} />
      {chosen === 'waiting' || chosen === 'questions' ? (
        <Questions which={chosen === 'waiting' ? chosen : undefined} isOperators={isOperators} />
      ) : (
        <Reviews which={chosen === 'reviews' ? undefined : chosen} isOperators={isOperators} />
      )}
    </>
  )
}
