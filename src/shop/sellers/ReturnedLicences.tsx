import * as v from 'valibot'
import { HandedInLicence, type ReturnedLicence } from '../../contract/licences.ts'
import { asWritten } from '../../texts/localized.ts'
import { pageText } from '../../texts/texts.ts'
import layout from '../../ui/base/layout.module.css'
import { Words } from '../../ui/base/Words.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { Card, CardBody } from '../../ui/display/Card.tsx'

type Returned = HandedInLicence & Pick<ReturnedLicence, 'reason'>

interface ReturnedLicencesProps {
  licences: readonly Returned[]
  onAnew: (licence: HandedInLicence) => void
}

/** What the operator has sent back, why, and the way to send it anew. */
export const ReturnedLicences = ({ licences, onAnew }: ReturnedLicencesProps) => {
  const words = pageText.sellerOnboarding
  if (licences.length === 0) return null
  return (
    <Card>
      <CardBody stack={3}>
        <h2>{words.returned}</h2>
        <p>{words.returnedLead}</p>
        {licences.map(({ reason, ...licence }) => {
          const name = `${words.kinds[licence.kind]}: ${licence.number}`
          return (
            <div key={licence.id} className={layout.stack2}>
              <p className={layout.name}>{name}</p>
              {reason !== null && (
                <p>
                  {words.returnedWhy}: <Words {...asWritten(reason)} />
                </p>
              )}
              <Button
                full
                icon="camera"
                label={words.sendAnew}
                aria-label={`${words.sendAnew}: ${name}`}
                onClick={() => onAnew(licence)}
              />
            </div>
          )
        })}
      </CardBody>
    </Card>
  )
}

/** Those of them that this page knows how to send. */
export const returnedLicences = (known: readonly ReturnedLicence[]): Returned[] =>
  known.flatMap(({ reason, ...licence }) => {
    const read = v.safeParse(HandedInLicence, licence)
    return read.success ? [{ ...read.output, reason }] : []
  })
