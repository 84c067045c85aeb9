import { useEffect, useRef, useState } from 'react'

/**
 * Whether a picture failed to load. One that failed before hydration has fired its event unheard, so the element is
 * checked. It is tried again when the network is back.
 */
export const useImageError = (src: string) => {
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
