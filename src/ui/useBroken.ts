import { useEffect, useRef, useState } from 'react'

/** Whether a picture did not come. One that failed before the page came alive has told nobody, so it is asked. */
export const useBroken = (src: string) => {
  const [broken, setBroken] = useState<string>()
  const ref = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const image = ref.current
    if (image?.complete && image.naturalWidth === 0 && image.getAttribute('src') === src) setBroken(src)
  }, [src])
  return { isBroken: broken === src, image: { ref, src, onError: () => setBroken(src) } }
}
