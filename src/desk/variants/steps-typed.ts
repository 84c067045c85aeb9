import { readPieces } from '../../contract/amounts.ts'
import type { PriceStep } from '../../contract/price-steps.ts'
import { amountOf } from '../amount.ts'
import { text as stockText } from './texts.ts'

const text = stockText.stepsForm

/** A price from so many pieces on, as it is typed. */
export interface TypedStep {
  from: string
  price: string
}

type StepFaults = Partial<Record<keyof TypedStep, string>>

/** What was typed as steps, or what is wrong with each. One of which nothing is typed is none. */
export const readSteps = (typed: readonly TypedStep[], price: number): { steps: PriceStep[]; faults: StepFaults[] } => {
  const steps: PriceStep[] = []
  const faults = typed.map((one): StepFaults => {
    if (one.from.trim() === '' && one.price.trim() === '') return {}
    const last = steps[steps.length - 1] ?? { from: 1, price }
    const from = readPieces(one.from)
    const amount = amountOf(one.price)
    const found: StepFaults = {
      ...((typeof from === 'string' || from < 2) && { from: text.whole }),
      ...(typeof from === 'number' && from >= 2 && from <= last.from && { from: text.more(last.from) }),
      ...((amount === undefined || amount <= 0) && { price: text.number }),
      ...(amount !== undefined && amount >= last.price && { price: text.less(last.price) }),
    }
    if (typeof from === 'number' && amount !== undefined) steps.push({ from, price: amount })
    return found
  })
  return { steps, faults }
}
