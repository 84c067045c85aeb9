import type { FirstSteps } from '../../contract/calls/staff/today.ts'
import type { PushState } from '../../client/page/push.ts'

/** How far a new shop is, with what this phone adds to what the shop tells. */

export interface StepView {
  name: FirstSteps['steps'][number]['name'] | 'phone'
  state: 'open' | 'waiting' | 'done'
  optional: boolean
  decide_by?: string | undefined
}

/** Where each is done. */
export const STEP_PATHS: Record<StepView['name'], string> = {
  particulars: '/desk/shop',
  bank: '/desk/shop',
  areas: '/desk/areas',
  listing: '/desk/listings',
  photograph: '/desk/listings',
  licence: '/desk/shop',
  phone: '#new-orders',
  closed: '/desk/areas',
  people: '/desk/people',
}

/** Telling of new orders is a step where this browser can be asked; the optional ones stand last. */
export const stepsOf = (steps: FirstSteps['steps'], push: PushState | undefined): StepView[] => {
  const phone: StepView[] =
    push === 'ask' || push === 'on' ? [{ name: 'phone', state: push === 'on' ? 'done' : 'open', optional: false }] : []
  return [...steps.filter(({ optional }) => !optional), ...phone, ...steps.filter(({ optional }) => optional)]
}

/** What she has done, in percent of what every shop needs; what waits for the operator she has done. */
export const percentDone = (steps: readonly StepView[]): number => {
  const needed = steps.filter(({ optional }) => !optional)
  const done = needed.filter(({ state }) => state !== 'open')
  return needed.length === 0 ? 100 : Math.floor((100 * done.length) / needed.length)
}

/** Whether nothing is left to do and nothing to wait for. */
export const isAllDone = (steps: readonly Pick<StepView, 'state' | 'optional'>[]): boolean =>
  steps.every(({ state, optional }) => optional || state === 'done')
