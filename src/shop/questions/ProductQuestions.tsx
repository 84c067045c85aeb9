import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Product, User } from '../../contract/entities.ts'
import type { Question } from '../../contract/questions.ts'
import { formatDay } from '../../texts/days.ts'
import { toThisPage, type ReturnTo } from '../session/return-to.ts'
import { knownUser } from '../session/session.store.ts'
import { asWritten } from '../../texts/localized.ts'
import { inWords, productText, text } from '../../texts/texts.ts'
import { lazyComponent } from '../../ui/base/lazy-component.tsx'
import layout from '../../ui/base/layout.module.css'
import { toastError } from '../../ui/base/toast.ts'
import { Sentence, Words } from '../../ui/base/Words.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { Section } from '../../ui/display/Section.tsx'
import { withTexts } from '../../texts/load-texts.ts'
import styles from './ProductQuestions.module.css'

/** What others have asked, with the shop's answers; whatever stands in them is text. */
const QuestionList = ({ questions }: { questions: readonly Question[] }) =>
  questions.length === 0 ? (
    <p className={layout.quiet}>{productText.noQuestions}</p>
  ) : (
    <dl className={styles.list}>
      {questions.map(({ id, question, answer, answered_at, user }) => (
        <div key={id} className={styles.pair}>
          <dt>
            <Words {...asWritten(question)} />
          </dt>
          <dd>
            <Words {...asWritten(answer)} />
            <span className={layout.small}>
              <Sentence say={productText.askedBy} of={[asWritten(user.name), { text: formatDay(answered_at) }]} />
            </span>
          </dd>
        </div>
      ))}
    </dl>
  )

const QuestionDialog = lazyComponent(
  async () => (await withTexts('rest', import('./QuestionDialog.tsx'))).QuestionDialog,
  {
    onFail: () => void toastError(text.failures.partNotLoaded),
  },
)

interface ProductQuestionsProps {
  product: Product
  /** Null while they are not known. */
  questions: readonly Question[] | null
}

/** Questions and answers about a product, and the way to ask one; a guest logs in first and comes back here. */
export const ProductQuestions = ({ product, questions }: ProductQuestionsProps) => {
  const [asker, setAsker] = useState<User>()
  const [asked, setAsked] = useState<string>()
  const navigate = useNavigate()
  const open = async () => {
    const user = await knownUser()
    if (user) setAsker(user)
    else void navigate('/login', { state: { ...toThisPage().state, question: true } satisfies ReturnTo })
  }
  return (
    <Section title={productText.questions} id="questions">
      {questions && (questions.length > 0 || asked === undefined) && <QuestionList questions={questions} />}
      {asked !== undefined && <p>{inWords(asked)}</p>}
      <div className={layout.above3}>
        <Button icon="chat" onClick={() => void open()} label={productText.ask} />
      </div>
      {asker && (
        <QuestionDialog listingId={product.id} user={asker} onAsked={setAsked} onClose={() => setAsker(undefined)} />
      )}
    </Section>
  )
}
