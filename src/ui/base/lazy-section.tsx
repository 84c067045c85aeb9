import { createElement, Suspense, use, type ComponentType } from 'react'

const RETRY_MS = 5_000

const loads: (() => Promise<unknown>)[] = []

/** Loads the code of every section that the pages so far have named. Never fails: a section that does not load waits. */
export const loadSections = (): Promise<unknown> => Promise.all(loads.map((load) => load()))

/**
 * A part of a page whose code comes after the first paint. Rendered by the server it stays as it is, links and all, until
 * its code is there. A press on it is not lost: React takes over a section at its first event.
 */
export const lazySection = <P extends object>(fetchCode: () => Promise<ComponentType<P>>) => {
  let Loaded: ComponentType<P> | undefined
  let coming: Promise<ComponentType<P>> | undefined
  const fetchUntilThere = async (): Promise<ComponentType<P>> => {
    for (;;) {
      try {
        return (Loaded = await fetchCode())
      } catch {
        await new Promise((done) => setTimeout(done, RETRY_MS))
      }
    }
  }
  const load = () => (coming ??= fetchUntilThere())
  loads.push(load)
  const Part = (props: P) => createElement(Loaded ?? use(load()), props)
  return (props: P) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  )
}
