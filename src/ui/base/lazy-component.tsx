import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { loadStyles } from './load-styles.ts'

/** What loads the code of each part that the pages so far have named. */
export const partLoads: (() => Promise<void>)[] = []

interface Meanwhile<P> {
  /** Shown while the code is loading. */
  wait?: (props: P) => ReactNode
  /** Shown when the code did not load; it is requested again at the next opening. */
  fail?: (props: P) => ReactNode
  /** Called when the code did not load. */
  onFail?: () => void
}

/**
 * A part of the page whose code is fetched when it is first shown. Unlike React's own `lazy` a fetch that failed takes
 * nothing else of the page with it, and is tried again.
 */
export const lazyComponent = <P extends object>(
  fetchCode: () => Promise<ComponentType<P>>,
  meanwhile: Meanwhile<P> = {},
) => {
  let Ready: ComponentType<P> | undefined
  const load = async () => {
    const code = await fetchCode()
    await loadStyles()
    Ready ??= code
  }
  partLoads.push(load)
  return (props: P): ReactNode => {
    const [failed, setFailed] = useState<boolean | undefined>(Ready && false)
    useEffect(() => {
      let gone = false
      // Also when the code has come since the rendering.
      load().then(
        () => setFailed(false),
        () => {
          if (gone) return
          setFailed(true)
          meanwhile.onFail?.()
        },
      )
      return () => {
        gone = true
      }
    }, [])
    if (Ready) return <Ready {...props} />
    return failed ? meanwhile.fail?.(props) : meanwhile.wait?.(props)
  }
}
