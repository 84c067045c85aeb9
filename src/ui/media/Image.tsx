import { useState, useSyncExternalStore, type ComponentProps } from 'react'

interface ImageProps extends ComponentProps<'img'> {
  src: string
  alt: string
  /** Of the first screen: asked for at once. */
  eager?: boolean | undefined
}

const subscribe = () => () => undefined
const isDrawn = (src: string): boolean =>
  !import.meta.env.SSR && document.querySelector(`svg[data-src="${CSS.escape(src)}"]`) !== null

/** The server puts a drawing itself in the place of a first picture, see `inline-drawings.ts`: hydration leaves it there. */
const EagerImage = ({ src, alt, ...image }: Omit<ImageProps, 'eager'>) => {
  const isInPage = useSyncExternalStore(
    subscribe,
    () => false,
    () => isDrawn(src),
  )
  const [drawn] = useState(isInPage && src)
  return drawn === src ? (
    <svg className={image.className} suppressHydrationWarning>
      {' '}
    </svg>
  ) : (
    <img {...image} src={src} alt={alt} fetchPriority="high" />
  )
}

/** An image that is asked for as it comes near, or at once. */
export const Image = ({ eager, alt, ...image }: ImageProps) =>
  eager ? <EagerImage {...image} alt={alt} /> : <img {...image} alt={alt} loading="lazy" decoding="async" />
