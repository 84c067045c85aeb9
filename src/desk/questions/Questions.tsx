import { useState } from 'react'
import type { DeskQuestion } from '../../contract/calls/staff/questions.ts'
import { ANSWER_MAX } from '../../contract/questions.ts'
import { Badge } from '../../ui/display/Badge.tsx'
import { Card, CardBody, CardFooter, CardFooterButton } from '../../ui/display/Card.tsx'
import { Confirm } from '../../ui/overlay/Confirm.tsx'
import layout from '../../ui/base/layout.module.css'
import { ask, change, report } from '../ask.ts'
import { PagedList } from '../list/PagedList.tsx'
import styles from '../list/list.module.css'
import { AnswerDialog } from './AnswerDialog.tsx'
import { text } from './texts.ts'

interface QuestionsProps {
  which: 'waiting' | undefined
  isOperators: boolean
}

/** What is asked about the products. */
export const Questions = ({ which, isOperators }: QuestionsProps) => (
  <PagedList
    ask={(cursor) => ask('deskQuestions', { query: { which, cursor } })}
    trigger={which}
    empty={{ title: text.noQuestions, text: text.noQuestionsText }}
    isHere={({ state }) => which === undefined || state === which}
  >
    {(question, onChange) => (
      <QuestionCard key={question.id} question={question} isOperators={isOperators} onChange={onChange} />
    )}
  </PagedList>
)

const LOOKS = { waiting: ['wait', 'clock'], answered: ['done', 'check'], rejected: ['plain', 'eye-off'] } as const

interface QuestionCardProps {
  question: DeskQuestion
  isOperators: boolean
  onChange: (now: Partial<DeskQuestion>) => void
}

const QuestionCard = ({ question, isOperators, onChange }: QuestionCardProps) => {
  const [open, setOpen] = useState<'answer' | 'hide'>()
  const close = () => setOpen(undefined)
  const { id, state, answer, question: words } = question
  const [kind, icon] = LOOKS[state]
  const params = { id: String(id) }
  const hide = async () => {
    const done = await change('deskQuestionReject', { params })
    report(done, text.rejected, () => onChange({ state: 'rejected' }))
  }
  return (
    <Card>
      <CardBody stack={2}>
        <Badge kind={kind} icon={icon} label={text.states[state]} />
        <h2 className={styles.title}>{words}</h2>
        <p className={layout.small}>{text.from(question.customer_name, question.created_at)}</p>
        <p>{question.title}</p>
        {isOperators && <p className={layout.small}>{text.shop(question.shop_name)}</p>}
        {answer !== null && (
          <p>
            <b>{text.yourAnswer}:</b> {answer}
          </p>
        )}
      </CardBody>
      <CardFooter>
        <CardFooterButton
          icon={answer === null ? 'chat' : 'edit'}
          label={answer === null ? text.answer : text.edit}
          aria-label={answer === null ? text.answerOf(words) : text.editOf(words)}
          onClick={() => setOpen('answer')}
        />
        {isOperators && state !== 'rejected' && (
          <CardFooterButton
            danger
            icon="eye-off"
            label={text.hide}
            aria-label={text.hideOf(words)}
            onClick={() => setOpen('hide')}
          />
        )}
      </CardFooter>
      {open === 'answer' && (
        <AnswerDialog
          about={words}
          start={answer ?? ''}
          max={ANSWER_MAX}
          send={(body) => change('deskQuestionAnswer', { params, body: { text: body } })}
          onDone={(given) => onChange({ state: 'answered', answer: given })}
          onClose={close}
        />
      )}
      {open === 'hide' && (
        <Confirm title={text.hideTitle} yes={text.hide} no={text.stay} onYes={() => void hide()} onClose={close}>
          <p>{text.hideLead}</p>
        </Confirm>
      )}
    </Card>
  )
}
