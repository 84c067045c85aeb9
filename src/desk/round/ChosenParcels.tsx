import { useState } from 'react'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { Choices } from '../../ui/form/Form.tsx'
import layout from '../../ui/base/layout.module.css'
import type { ParcelView } from '../shipments/shipments.shared.ts'
import { text } from './texts.ts'

/** Which parcels of a stop are meant: all of them, until one is left out. */
export const useChosen = (parcels: readonly ParcelView[]) => {
  const [left, setLeft] = useState<readonly string[]>([])
  const isChosen = ({ id }: ParcelView): boolean => !left.includes(id)
  const choose = ({ id }: ParcelView, isIn: boolean) =>
    setLeft((before) => [...before.filter((other) => other !== id), ...(isIn ? [] : [id])])
  return { chosen: parcels.filter(isChosen), isChosen, choose }
}

interface ChosenParcelsProps {
  parcels: readonly ParcelView[]
  isChosen: (parcel: ParcelView) => boolean
  onChoose: (parcel: ParcelView, isIn: boolean) => void
}

/** The customer, and the parcels to choose from where there are several. */
export const ChosenParcels = ({ parcels, isChosen, onChoose }: ChosenParcelsProps) => {
  const [first] = parcels
  if (first === undefined) return null
  const name = <b>{first.address.name}</b>
  if (parcels.length === 1)
    return (
      <p>
        {name}, {first.id}
      </p>
    )
  return (
    <>
      <p>{name}</p>
      <Choices legend={text.which}>
        {parcels.map((parcel) => (
          <Checkbox
            key={parcel.id}
            checked={isChosen(parcel)}
            onChange={(event) => onChoose(parcel, event.target.checked)}
            label={parcel.cash_due > 0 ? `${parcel.id}, ${text.rupees(parcel.cash_due)}` : parcel.id}
          />
        ))}
      </Choices>
      {!parcels.some(isChosen) && (
        <p className={layout.error} role="alert">
          {text.none}
        </p>
      )}
    </>
  )
}
