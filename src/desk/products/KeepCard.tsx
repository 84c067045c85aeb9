import { useState } from 'react'
import type { DeskProduct } from '../../contract/calls/staff/products.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Card, CardBody, CardFooter, CardFooterLink } from '../../ui/display/Card.tsx'
import { ReasonDialog } from '../ReasonDialog.tsx'
import { change, report } from '../ask.ts'
import { text } from './texts.ts'

/** For the operator: whether the shop shows a listing, and the ways to take it off or to show it again. */
export const KeepCard = ({ product, onDone }: { product: DeskProduct; onDone: () => void }) => {
  const [isHiding, hide] = useState(false)
  const words = text.keep
  const { taken_down: isHidden, state, taken_down_reason: reason } = product
  const params = { id: String(product.listing_id) }
  const show = async () =>
    void report(
      await change('deskProductShow', { params }),
      state === 'paused' ? words.states.paused : words.shown,
      onDone,
    )
  return (
    <Card>
      <CardBody stack={3}>
        <h2>{words.title}</h2>
        <p>{isHidden ? words.isHidden : words.states[state]}</p>
        {isHidden && state === 'paused' && <p>{words.states.paused}</p>}
        {isHidden && reason !== null && <p>{text.because(reason)}</p>}
        {isHidden && state !== 'ended' && (
          <Button kind="leaf" full icon="eye" label={words.show} onClick={() => void show()} />
        )}
        {!isHidden && <Button full icon="close" label={words.hide} onClick={() => hide(true)} />}
      </CardBody>
      <CardFooter>
        <CardFooterLink
          icon="tag"
          to={`/desk/stock?${new URLSearchParams({ q: product.title })}`}
          label={words.packs}
          aria-label={`${words.packs}: ${product.title}`}
        />
      </CardFooter>
      {isHiding && (
        <ReasonDialog
          {...words.reason}
          kind="danger"
          max={500}
          send={async (said) =>
            report(await change('deskProductHide', { params, body: { reason: said } }), words.hidden, onDone)
          }
          onClose={() => hide(false)}
        />
      )}
    </Card>
  )
}
