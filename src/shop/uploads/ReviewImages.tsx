import { useId, useRef } from 'react'
import { pageText } from '../../texts/texts.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Icon } from '../../ui/media/Icon.tsx'
import type { ReviewFile } from './useReviewFiles.ts'
import { classes } from '../../ui/base/classes.ts'
import layout from '../../ui/base/layout.module.css'
import styles from './ReviewImages.module.css'

interface ReviewImagesProps {
  files: readonly ReviewFile[]
  error?: string | undefined
  onAdd: (files: readonly File[]) => void
  onRemove: (id: string) => void
}

const Preview = ({ file, name }: { file: ReviewFile; name: string }) => {
  if (file.preview === null) return <Icon name="picture" />
  if (file.isFilm)
    return <video src={file.preview} className={styles.media} controls muted playsInline aria-label={name} />
  return <img src={file.preview} className={styles.media} alt={name} />
}

/** The pictures and films of a review or a return, and the button that adds some. */
export const ReviewImages = ({ files, error, onAdd, onRemove }: ReviewImagesProps) => {
  const picker = useRef<HTMLInputElement>(null)
  const headId = useId()
  const words = pageText.reviews.one
  return (
    <section className={layout.stack2} aria-labelledby={headId}>
      <h2 id={headId} className={styles.head}>
        {words.images}
      </h2>
      {files.length === 0 ? (
        <p className={layout.quiet}>{words.noImage}</p>
      ) : (
        <ul className={classes(layout.stack2, styles.list)}>
          {files.map((file, place) => {
            const name = file.isFilm ? words.film(place + 1) : words.picture(place + 1)
            return (
              <li key={file.id} className={styles.item}>
                <Preview file={file} name={name} />
                {!file.isMediaImg && (
                  <button
                    type="button"
                    className={classes(layout.square, styles.remove)}
                    aria-label={`${words.remove} ${name}`}
                    onClick={() => onRemove(file.id)}
                  >
                    <Icon name="close" small />
                  </button>
                )}
              </li>
            )
          })}
        </ul>
      )}
      <input
        ref={picker}
        type="file"
        name="review_images"
        accept="image/*,video/*"
        multiple
        hidden
        onChange={(event) => {
          onAdd([...(event.target.files ?? [])])
          // So that the same picture can be chosen again after it was removed.
          event.target.value = ''
        }}
      />
      {error !== undefined && (
        <p className={layout.error} role="alert">
          {error}
        </p>
      )}
      <Button icon="camera" full onClick={() => picker.current?.click()} label={words.addPhoto} />
    </section>
  )
}
