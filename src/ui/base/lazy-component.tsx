import { useEffect, useState, type ComponentType, type ReactNode } from 'react'

interface Meanwhile {
  /** Shown while the code is loading. */
  wait?: () => ReactNode
  /** Shown when the code did not load; it is requested again at the next opening. */
  fail?: () => ReactNode
  /** Called when the code did not load. */
  onFail?: () => void
}

/**
 * A part of the page whose code is fetched when it is first shown. Unlike React's own `lazy` a fetch that failed takes
 * nothing else of the page with it, and is tried again.
 */
export const lazyComponent = <P extends object>(load: () => Promise<ComponentType<P>>, meanwhile: Meanwhile = {}) => {
  let Ready: ComponentType<P> | undefined
  return (props: P): ReactNode => {
    const [state, setState] = useState<'waiting' | 'ready' | 'failed'>(Ready ? 'ready' : 'waiting')
    useEffect(() => {
      if (Ready) return
      let gone = false
      load().then(
        (Loaded) => {
          Ready = Loaded
          if (!gone) setState('ready')
        },
        () => {
          if (gone) return
          setState('failed')
          meanwhile.onFail?.()
        },
      )
      return () => {
        gone = true
      }
    }, [])
    if (Ready && state === 'ready') return <Ready {...props} />
    return state === 'failed' ? meanwhile.fail?.() : meanwhile.wait?.()
  }
}
