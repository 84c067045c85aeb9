import { useEffect, useRef, useState } from 'react'

/**
 * Whether a picture did not come. One that failed before the page came alive has told nobody, so it is asked. With the
 * network it is tried again.
 */
export const useBroken = (src: string) => {
  const [broken, setBroken] = useState<string>()
  const ref = useRef<HTMLImageElement>(null)
  const isBroken = broken === src
  useEffect(() => {
    const image = ref.current
    if (image?.complete && image.naturalWidth === 0 && image.getAttribute('src') === src) setBroken(src)
  }, [src])
  useEffect(() => {
    if (!isBroken) return
    const retry = () => setBroken(undefined)
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [isBroken])
  return { isBroken, image: { ref, src, onError: () => setBroken(src) } }
}
