import type { Question } from '../../contract/questions.ts'
import { formatDay } from '../../texts/days.ts'
import { productText } from '../../texts/texts.ts'
import layout from '../../ui/base/layout.module.css'
import styles from './QuestionList.module.css'

/** What others have asked, with the shop's answers; whatever stands in them is text. */
export const QuestionList = ({ questions }: { questions: readonly Question[] }) =>
  questions.length === 0 ? (
    <p className={layout.quiet}>{productText.noQuestions}</p>
  ) : (
    <dl className={styles.list}>
      {questions.map(({ id, question, answer, answered_at, user }) => (
        <div key={id} className={styles.pair}>
          <dt>{question}</dt>
          <dd>
            {answer}
            <span className={layout.small}>{productText.askedBy(user.name, formatDay(answered_at))}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
