import { useState } from 'react'
import { useParams } from 'react-router-dom'
import type { DeskDraft } from '../../../contract/calls/staff/listings.ts'
import { isFailure, type Failure } from '../../../client/api/failure.ts'
import layout from '../../../ui/base/layout.module.css'
import { useAnswer } from '../../../ui/base/useAnswer.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Card, CardBody } from '../../../ui/display/Card.tsx'
import { ask, change, report } from '../../ask.ts'
import { categoryName } from '../../language/goods.ts'
import { Answered } from '../../list/Answered.tsx'
import { PageTitle } from '../../page/PageTitle.tsx'
import { ComparedField } from './ComparedField.tsx'
import { DraftPictures } from './DraftPictures.tsx'
import { text } from './texts.ts'
import { fieldsOf, isChanged } from './what-changes.ts'

/** A draft beside what stands, and the operator's decision. */
export const DecidePage = () => {
  const { id = '' } = useParams()
  const asked = useAnswer(() => ask('deskDraft', { params: { id } }), id)
  const { answer: kinds } = useAnswer(() => ask('deskListingKinds'))
  const names = new Map(
    kinds === undefined || isFailure(kinds) ? [] : kinds.data.map((kind) => [kind.id, categoryName(kind).text]),
  )
  return (
    <Answered of={asked} level={1}>
      {(draft) => (
        <>
          <PageTitle title={draft.title} />
          <Decision
            key={draft.sent_at}
            draft={draft}
            nameOf={(category) => names.get(category) ?? String(category)}
            onDone={() => {
              asked.refresh()
              // What became of it stands at the top.
              scrollTo(0, 0)
            }}
          />
        </>
      )}
    </Answered>
  )
}

const kindOf = ({ listing_id, product_id }: DeskDraft): string => {
  if (listing_id !== null) return text.kinds.change
  return product_id === null ? text.kinds.new : text.kinds.beside
}

interface DecisionProps {
  draft: DeskDraft
  nameOf: (category: number) => string
  onDone: () => void
}

const Decision = ({ draft, nameOf, onDone }: DecisionProps) => {
  /** Why it is returned, by field; a field that is asked about and has no words yet is empty. */
  const [reasons, setReasons] = useState<Readonly<Record<string, string>>>({})
  const { id, sent_at, state, pictures_missing: missing } = draft
  const fields = fieldsOf(draft, nameOf)
  const changed = fields.filter(isChanged)
  const same = fields.filter((field) => !isChanged(field))
  const params = { id }
  const isToDecide = state === 'waiting'
  const given = Object.fromEntries(Object.entries(reasons).filter(([, words]) => words.trim() !== ''))
  const count = Object.keys(given).length
  /** What the shop refuses is decided already, or another one was sent: then the page shows what is. */
  const decided = (answer: object, said: string): Failure | undefined => {
    const failure = report(answer, said)
    if (failure?.httpStatus === undefined && failure !== undefined) return failure
    onDone()
    return undefined
  }
  const approve = async () => decided(await change('deskDraftApprove', { params, body: { sent_at } }), text.approved)
  const sendBack = async () =>
    decided(await change('deskDraftReturn', { params, body: { sent_at, reasons: given } }), text.returned)
  const reasonOf = (name: string) =>
    isToDecide
      ? {
          reason: reasons[name],
          onReason: (words: string | undefined) =>
            setReasons(({ [name]: _before, ...rest }) => (words === undefined ? rest : { ...rest, [name]: words })),
        }
      : { reason: draft.reasons[name] }
  return (
    <div className={layout.stack3}>
      <Card>
        <CardBody stack={2}>
          <p className={layout.name}>{kindOf(draft)}</p>
          <p className={layout.small}>{text.from(draft.shop_name, sent_at)}</p>
          <p>{isToDecide ? text.decideBy(draft.decide_by) : text.decided[state]}</p>
        </CardBody>
      </Card>
      <Card>
        <CardBody stack={3}>
          <DraftPictures draft={draft} {...reasonOf('form.pictures')} />
        </CardBody>
      </Card>
      <Card>
        <CardBody>
          <h2>{draft.stands === null ? text.said : text.changed}</h2>
          <ul>
            {changed.map((field) => (
              <ComparedField key={field.name} field={field} {...reasonOf(field.name)} />
            ))}
          </ul>
        </CardBody>
      </Card>
      {same.length > 0 && (
        <Card>
          <CardBody>
            <h2>{text.same}</h2>
            <ul>
              {same.map((field) => (
                <ComparedField key={field.name} field={field} isSame {...reasonOf(field.name)} />
              ))}
            </ul>
          </CardBody>
        </Card>
      )}
      {isToDecide && (
        <div className={layout.stack2}>
          {missing > 0 && <p>{text.waits}</p>}
          {count === 0 ? (
            <>
              {missing === 0 && (
                <Button kind="main" full icon="check" label={text.approve} onClick={() => void approve()} />
              )}
              <p className={layout.small}>{text.toReturn}</p>
            </>
          ) : (
            <Button kind="main" full icon="return" label={text.return(count)} onClick={() => void sendBack()} />
          )}
        </div>
      )}
    </div>
  )
}
