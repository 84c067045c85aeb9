import { useState } from 'react'
import { inWidth, pictureOf } from '../../contract/pictures.ts'
import type { ReviewMedium } from '../../contract/reviews.ts'
import { SkeletonBlock } from '../../ui/display/Skeleton.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import layout from '../../ui/base/layout.module.css'
import { PrivatePicture } from './PrivatePicture.tsx'
import styles from './pictures.module.css'
import { text } from './texts.ts'
import { usePrivateFile } from './usePrivateFile.ts'

/** Pictures and films that a customer has handed in, and that only the staff may see. */

const isFilm = ({ file }: ReviewMedium): boolean => !file.endsWith('.webp')

interface PrivatePicturesProps {
  media: readonly ReviewMedium[]
  title: string
  /** Shown where there are none. */
  none?: string
}

export const PrivatePictures = ({ media, title, none }: PrivatePicturesProps) => {
  const [open, setOpen] = useState<number>()
  if (media.length === 0) return none === undefined ? null : <p className={layout.small}>{none}</p>
  const shown = open === undefined ? undefined : media[open]
  return (
    <section aria-label={title} className={styles.pictures}>
      {media.map((medium, place) =>
        isFilm(medium) ? (
          <Film key={medium.id} medium={medium} />
        ) : (
          // Named by itself: the picture may be on its way.
          <button
            key={medium.id}
            type="button"
            className={styles.press}
            aria-label={text.larger(place + 1, media.length)}
            onClick={() => setOpen(place)}
          >
            <Shown medium={medium} width={320} alt="" />
          </button>
        ),
      )}
      {shown !== undefined && open !== undefined && (
        <Dialog title={title} side="full" onClose={() => setOpen(undefined)}>
          <Shown medium={shown} width={1080} alt={text.picture(open + 1, media.length)} />
        </Dialog>
      )}
    </section>
  )
}

interface StaffPicturesProps extends Omit<PrivatePicturesProps, 'media'> {
  kind: Parameters<typeof pictureOf>[0]
  /** By their names in the file store. */
  files: readonly string[]
}

/** The same of photographs that staff or sellers have taken. */
export const StaffPictures = ({ kind, files, ...rest }: StaffPicturesProps) => (
  <PrivatePictures
    media={files.map((file, place) => ({ id: place + 1, file, file_path: pictureOf(kind, file) }))}
    {...rest}
  />
)

const Shown = ({ medium, width, alt }: { medium: ReviewMedium; width: 320 | 1080; alt: string }) => (
  <PrivatePicture path={inWidth(medium.file_path, width)} alt={alt} className={styles.picture} />
)

const Film = ({ medium }: { medium: ReviewMedium }) => {
  const url = usePrivateFile(medium.file_path)
  if (url === undefined) return <SkeletonBlock size="block" />
  if (url === null) return <p>{text.failed}</p>
  // What customers film has no words of ours to write below it.
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  return <video src={url} controls className={styles.picture} aria-label={text.film} />
}
