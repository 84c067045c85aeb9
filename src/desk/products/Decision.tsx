import type { DeskProduct } from '../../contract/calls/staff/products.ts'
import type { Declarations } from '../../contract/product/declarations.ts'
import type { Failure } from '../../client/api/call.ts'
import { Card, CardBody } from '../../ui/display/Card.tsx'
import layout from '../../ui/base/layout.module.css'
import { change, report } from '../ask.ts'
import { Verdict } from '../Verdict.tsx'
import styles from './products.module.css'
import { text } from './texts.ts'

interface DecisionProps {
  product: DeskProduct
  onDone: () => void
}

/** What a seller has sent, beside what the page shows; and the operator's decision. */
export const Decision = ({ product: { sent, shown, shop_name }, onDone }: DecisionProps) => {
  if (sent === null) return null
  const words = text.decide
  const params = { id: String(sent.id) }
  /** What the shop refuses is decided already, or others were sent: then the page shows what is. */
  const decided = (answer: object, done: string): Failure | undefined => {
    const failure = report(answer, done)
    if (failure !== undefined && failure.httpStatus === undefined) return failure
    onDone()
    return undefined
  }
  // The names are those of the texts.
  const names = (Object.keys(text.names) as (keyof Declarations)[]).filter((name) => sent.said[name] !== shown[name])
  return (
    <Card>
      <CardBody stack={3}>
        <h2>{words.title}</h2>
        <p className={layout.small}>{words.from(shop_name, sent.sent_at)}</p>
        {names.length === 0 && <p>{words.same}</p>}
        <ul hidden={names.length === 0}>
          {names.map((name) => (
            <li key={name} className={layout.entry}>
              <h3 className={styles.part}>{text.names[name]}</h3>
              <dl className={styles.compared}>
                <dt>{words.now}</dt>
                <dd>{said(shown[name])}</dd>
                <dt>{words.proposed}</dt>
                <dd>
                  <b>{said(sent.said[name])}</b>
                </dd>
              </dl>
            </li>
          ))}
        </ul>
        <Verdict
          words={words}
          onApprove={async () => decided(await change('deskDeclarationsApprove', { params }), words.approved)}
          onRefuse={async (reason) =>
            decided(await change('deskDeclarationsRefuse', { params, body: { reason } }), words.refused)
          }
        />
      </CardBody>
    </Card>
  )
}

const said = (value: string | boolean): string => {
  if (typeof value === 'boolean') return value ? text.decide.yes : text.decide.no
  return value === '' ? text.decide.nothing : value
}
