/** What the phone's memory cannot do at the moment, for whoever wants to tell the farmer. */
export type Trouble =
  /** Nothing can be kept (private mode): the shop works, but forgets. */
  | 'memory'
  /** No room left on the phone: the last change was not saved. */
  | 'full'
  /** Another tab has a newer build: this one must be loaded again. */
  | 'reload'

/** Null when there is room again. */
type Listener = (trouble: Trouble | null) => void
const listeners = new Set<Listener>()

export const reportTrouble = (trouble: Trouble | null): void => listeners.forEach((listener) => listener(trouble))

/** Answers how to stop listening. */
export const onTrouble = (listener: Listener): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
