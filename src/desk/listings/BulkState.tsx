import { useState } from 'react'
import type { DeskListingRow } from '../../contract/calls/staff/listings.ts'
import { isFailure, type Failure } from '../../client/api/call.ts'
import { toastError, toastSuccess } from '../../ui/base/toast.ts'
import { Button } from '../../ui/button/Button.tsx'
import { change } from '../ask.ts'
import { text as table } from '../list/table-texts.ts'
import { text } from './texts.ts'

interface BulkStateProps {
  listings: readonly DeskListingRow[]
  onDone: () => void
  onChange: (listing: DeskListingRow, now: Partial<DeskListingRow>) => void
}

/** Pauses those of many listings that are on sale, or puts the paused ones on sale again. */
export const BulkState = ({ listings, onDone, onChange }: BulkStateProps) => {
  const [isBusy, setBusy] = useState(false)
  const onSale = listings.filter(({ state }) => state === 'on_sale')
  const paused = listings.filter(({ state, taken_down: takenDown }) => state === 'paused' && !takenDown)
  const set = async (chosen: readonly DeskListingRow[], state: 'paused' | 'on_sale') => {
    setBusy(true)
    let [failure, done]: [Failure | undefined, number] = [undefined, 0]
    // One after the other: each is a change of its own, and what is refused leaves the others as they are.
    for (const listing of chosen) {
      const answer = await change('deskListingState', { params: { id: String(listing.listing_id) }, body: { state } })
      if (isFailure(answer)) failure = answer
      else {
        done++
        onChange(listing, { state })
      }
    }
    setBusy(false)
    if (failure !== undefined) void toastError(failure)
    else {
      void toastSuccess(table.done(done))
      onDone()
    }
  }
  return (
    <>
      {onSale.length > 0 && (
        <Button
          icon="pause"
          disabled={isBusy}
          label={`${text.one.pause} (${onSale.length})`}
          onClick={() => void set(onSale, 'paused')}
        />
      )}
      {paused.length > 0 && (
        <Button
          icon="play"
          disabled={isBusy}
          label={`${text.one.resume} (${paused.length})`}
          onClick={() => void set(paused, 'on_sale')}
        />
      )}
    </>
  )
}
