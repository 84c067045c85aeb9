import { useState } from 'react'
import { PILES } from '../../contract/calls/staff/shipments.ts'
import { pileOf, type ParcelView } from './shipments.shared.ts'
import { Button, ButtonLink } from '../../ui/button/Button.tsx'
import { Card, CardFooter, CardFooterButton } from '../../ui/display/Card.tsx'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { TextField, Choices, Form } from '../../ui/form/Form.tsx'
import { RadioCard } from '../../ui/form/RadioCard.tsx'
import { queueChanges } from '../actions.ts'
import { PaperLink } from '../paper/PaperLink.tsx'
import { paperPath } from '../paper/papers.ts'
import { text as paperText } from '../paper/texts.ts'
import { PageTitle } from '../page/PageTitle.tsx'
import { ScanParcels } from './ScanParcels.tsx'
import styles from './shipments.module.css'
import { ParcelBody } from './Parcel.tsx'
import { ParcelCards } from './ParcelCards.tsx'
import { PileList, useStableParcels } from './PileList.tsx'
import { text as words } from './texts.ts'
import { text } from '../texts.ts'

/** Packed parcels go out, several at once: with the shop's own people or with a carrier. */
export const HandOverPage = () => (
  <>
    <PageTitle title={text.handOver.title} isList />
    <PileList
      of={(parcels) => pileOf(parcels, 'packed')}
      empty={text.handOver.empty}
      emptyText={text.handOver.emptyText}
    >
      {(parcels) => <HandOverForm parcels={parcels} />}
    </PileList>
  </>
)

const HandOverForm = ({ parcels }: { parcels: readonly ParcelView[] }) => {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [isCarrier, setIsCarrier] = useState(false)
  const [carrier, setCarrier] = useState('')
  const [tracking, setTracking] = useState<Readonly<Record<string, string>>>({})
  const [isMissing, setIsMissing] = useState(false)
  const kept = useStableParcels(parcels)
  const going = parcels.filter(({ id }) => chosen.has(id))

  const choose = (id: string, isChosen: boolean) =>
    setChosen((before) => new Set([...before].filter((other) => other !== id).concat(isChosen ? [id] : [])))
  const handOver = async () => {
    if (isCarrier && carrier.trim() === '') {
      setIsMissing(true)
      return document.querySelector<HTMLInputElement>('[name=carrier]')?.focus()
    }
    const changes = going.map(({ id: target }) => {
      const number = tracking[target]?.trim() ?? ''
      const body = isCarrier ? { carrier: carrier.trim(), ...(number !== '' && { tracking: number }) } : {}
      return { op: 'desk.hand-over' as const, target, body }
    })
    if (await queueChanges(...changes)) setChosen(new Set())
  }
  const all = parcels.map(({ id }) => id)
  return (
    <>
      {/* It has a form of its own. */}
      <ScanParcels here={parcels} onFound={({ id }) => choose(id, true)} />
      <Form
        onSubmit={(event) => {
          event.preventDefault()
          void handOver()
        }}
        label={text.handOver.title}
      >
        {parcels.length > 1 && (
          <Button
            full
            icon="check"
            label={going.length === all.length ? words.none : words.all(all.length)}
            onClick={() => setChosen(new Set(going.length === all.length ? [] : all))}
          />
        )}
        {parcels.length > 0 && (
          <>
            <Choices legend={text.handOver.how} beside>
              <RadioCard name="who" checked={!isCarrier} onChange={() => setIsCarrier(false)} label={text.handOver.own}>
                {text.handOver.ownMore}
              </RadioCard>
              <RadioCard
                name="who"
                checked={isCarrier}
                onChange={() => setIsCarrier(true)}
                label={text.handOver.carrier}
              >
                {text.handOver.carrierMore}
              </RadioCard>
            </Choices>
            {isCarrier && (
              <TextField
                name="carrier"
                label={text.handOver.carrierName}
                maxLength={100}
                error={isMissing && carrier.trim() === '' ? text.handOver.carrierMissing : undefined}
                value={carrier}
                onChange={(event) => setCarrier(event.target.value)}
              />
            )}
          </>
        )}
        <ParcelCards kept={kept} states={PILES.packed}>
          {(parcel) => (
            <Card edge={chosen.has(parcel.id) ? 'chosen' : undefined}>
              <ParcelBody parcel={parcel}>
                <Checkbox
                  checked={chosen.has(parcel.id)}
                  onChange={(event) => choose(parcel.id, event.target.checked)}
                  label={text.handOver.choose(parcel.id)}
                />
                {isCarrier && chosen.has(parcel.id) && (
                  <TextField
                    name={`tracking-${parcel.id}`}
                    label={text.handOver.tracking}
                    autoComplete="off"
                    maxLength={100}
                    value={tracking[parcel.id] ?? ''}
                    onChange={(event) => setTracking((before) => ({ ...before, [parcel.id]: event.target.value }))}
                  />
                )}
              </ParcelBody>
              <CardFooter>
                <PaperLink paper="label" parcel={parcel} />
                <CardFooterButton
                  icon="return"
                  label={text.handOver.unpack}
                  onClick={() => void queueChanges({ op: 'desk.unpack', target: parcel.id, body: null })}
                />
              </CardFooter>
            </Card>
          )}
        </ParcelCards>
        {going.length > 0 && (
          <ButtonLink full icon="file" to={paperPath('label', going)} label={paperText.labels(going.length)} />
        )}
        {parcels.length > 0 && (
          <div className={styles.foot}>
            <Button
              type="submit"
              kind={going.length === 0 ? 'off' : 'main'}
              disabled={going.length === 0}
              full
              label={text.handOver.submit(going.length)}
            />
          </div>
        )}
      </Form>
    </>
  )
}
