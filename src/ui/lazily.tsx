import { useEffect, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'

interface Meanwhile {
  /** Stands there while the code is on its way. */
  wait?: () => ReactNode
  /** Stands there when the code did not come; it is asked for again at the next opening. */
  fail?: () => ReactNode
  /** Told when the code did not come. */
  onFail?: () => void
}

/**
 * A part of the page whose code is fetched when it is first shown. Unlike React's own `lazy` a fetch that failed takes
 * nothing else of the page with it, and is tried again.
 */
export const lazily = <P extends object>(load: () => Promise<ComponentType<P>>, meanwhile: Meanwhile = {}) => {
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
