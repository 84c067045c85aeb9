import { lazy, Suspense, type ComponentType } from 'react'

const coming: Promise<unknown>[] = []

/** For the renderer, which draws these parts with the rest. */
export const sectionsLoaded = (): Promise<unknown> => Promise.all(coming)

/** If the code does not load, the part stays as the server rendered it, links and all. */
const never = (): Promise<never> => new Promise(() => {})

/** A part far below in a page, whose code comes after that of the first screen. */
export const lazySection = <P extends object>(load: () => Promise<ComponentType<P>>) => {
  const drawn: { Now?: ComponentType<P> } = {}
  if (import.meta.env.SSR) coming.push(load().then((Now) => Object.assign(drawn, { Now })))
  const Later: ComponentType<P> = lazy(async () => ({ default: await load().catch(never) }))
  return (props: P) => {
    const Part = drawn.Now ?? Later
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    )
  }
}
