import { useRef, useState } from 'react'
import type { Dose } from '../../contract/product/dose.ts'
import { rupees } from '../../contract/money.ts'
import { formatNumber, formatRupees } from '../../texts/format.ts'
import { localPack } from '../../texts/packs.ts'
import { pageText, text } from '../../texts/texts.ts'
import layout from '../../ui/base/layout.module.css'
import { classes } from '../../ui/base/classes.ts'
import { Sentence } from '../../ui/base/Words.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { formatAmount } from './amounts.ts'
import styles from './FieldCalculator.module.css'
import { cheapestMix, mostOf, paiseOf, type Pack } from './mix.ts'

/** A pack as it is offered, its amount in thousandths of a gram or millilitre. */
export interface OfferedPack extends Pack {
  sku: string
  name: string
  measure: Dose['measure']
  picture: string
}

/** So many pieces of a pack. */
export interface WantedPack {
  sku: string
  count: number
}

export interface NeededPacksProps {
  need: number
  measure: Dose['measure']
  /** The need is that of one spraying. */
  isOneSpray: boolean
  packs: readonly OfferedPack[]
  /** False where nobody may sell it now. */
  isSold: boolean
  /** Resolves to whether all of it is in the cart. */
  onAdd: (wanted: readonly WantedPack[]) => Promise<boolean>
  onUndo: (wanted: readonly WantedPack[]) => void
}

/** More bags than these are not counted at a glance. */
const DRAWN_MAX = 12

/** The need, the packs that cover it, what stays over, and the way into the cart. */
export const NeededPacks = ({ need, measure, isOneSpray, isSold, ...props }: NeededPacksProps) => {
  const words = pageText.calculator
  const packs = props.packs.filter((pack) => pack.measure === measure)
  return (
    <div className={layout.stack3}>
      <p className={styles.need}>
        <b>{words.need(formatAmount(need, measure))}</b> {isOneSpray && words.forOneSpray}
      </p>
      {isSold ? <Mix {...props} need={need} measure={measure} packs={packs} /> : <p>{words.notSold}</p>}
    </div>
  )
}

const Mix = ({ need, measure, packs, onAdd, onUndo }: Omit<NeededPacksProps, 'isOneSpray' | 'isSold'>) => {
  const [added, setAdded] = useState('')
  const isAdding = useRef(false)
  const words = pageText.calculator
  const mix = cheapestMix(need, packs)
  if (mix === undefined) {
    const most = mostOf(packs)
    return (
      <p className={layout.error}>{most > 0 ? words.notEnough(formatAmount(most, measure)) : text.catalogue.soldOut}</p>
    )
  }
  const lines = packs.flatMap((pack, place) => {
    const count = mix.counts[place] ?? 0
    return count === 0 ? [] : [{ ...pack, count, paise: paiseOf(pack, count) }]
  })
  /** What is in the cart is told until another mix is found. */
  const key = lines.map(({ sku, count }) => `${count} ${sku}`).join()
  const isAdded = added === key
  const left = mix.amount - need
  const add = () => {
    if (isAdding.current) return
    isAdding.current = true
    void onAdd(lines)
      .then((isThere) => isThere && setAdded(key))
      .finally(() => (isAdding.current = false))
  }
  return (
    <>
      <div className={layout.stack2}>
        <p>{words.cheapest}</p>
        <ul className={styles.mix}>
          {lines.map(({ sku, name, count, picture, paise }) => (
            <li key={sku}>
              <div className={layout.spread}>
                <b>
                  <Sentence say={words.pack} of={[{ text: formatNumber(count) }, localPack(name)]} />
                </b>
                <span>{formatRupees(rupees(paise))}</span>
              </div>
              <div className={styles.drawn}>
                {Array.from({ length: Math.min(count, DRAWN_MAX) }, (_, place) => (
                  <img key={place} src={picture} alt="" width="40" height="40" />
                ))}
                {count > DRAWN_MAX && '…'}
              </div>
            </li>
          ))}
          {lines.length > 1 && (
            <li className={classes(layout.spread, layout.strong)}>
              <span>{words.total}</span>
              <span>{formatRupees(rupees(mix.paise))}</span>
            </li>
          )}
        </ul>
        {left > 0 && <p>{words.leftOver(formatAmount(left, measure))}</p>}
      </div>
      <div className={layout.stack2}>
        {/* One button throughout: it keeps the focus, and a second press in haste adds nothing. */}
        <Button
          full
          icon={isAdded ? 'check' : 'cart'}
          label={isAdded ? words.inCart : words.add}
          aria-disabled={isAdded}
          onClick={isAdded ? undefined : add}
        />
        {isAdded && (
          <Button
            full
            kind="plain"
            label={words.undo}
            onClick={() => {
              setAdded('')
              onUndo(lines)
            }}
          />
        )}
      </div>
    </>
  )
}
