import { useRef, useState } from 'react'
import { getDb } from '../../../client/db/get-db.ts'
import { fileKey, readFile } from '../../../client/db/files.ts'
import { VisuallyHidden } from '../../../ui/base/VisuallyHidden.tsx'
import layout from '../../../ui/base/layout.module.css'
import { toastError } from '../../../ui/base/toast.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Icon } from '../../../ui/media/Icon.tsx'
import type { IconName } from '../../../ui/media/icons.ts'
import { makeReady, type Photograph } from '../photographs.ts'
import { text } from '../texts.ts'
import type { DraftOf } from '../typed-listings.ts'
import { CutDialog } from './CutDialog.tsx'
import { usePhotograph, type ShopPlace } from './usePhotograph.ts'
import styles from './form.module.css'

interface PicturesProps {
  of: DraftOf
  pictures: readonly string[]
  /** Where the shop has one of this name. */
  placeOf: (name: string) => ShopPlace
  error: string | undefined
  max: number
  onAdd: (photograph: Photograph, inPlaceOf?: string) => Promise<void>
  onSet: (pictures: string[]) => void
}

/** The photographs: taken or chosen, made small, cut, put in order. */
export const Pictures = ({ of, pictures, placeOf, error, max, onAdd, onSet }: PicturesProps) => {
  const words = text.pictures
  const [isBusy, setBusy] = useState(false)
  const [cutting, setCutting] = useState<{ name: string; file: Blob }>()
  const add = async (files: readonly File[]) => {
    const room = max - pictures.length
    if (files.length > room) void toastError(words.full(max))
    setBusy(true)
    // One after the other: an old phone has no memory for several.
    for (const file of files.slice(0, room)) {
      const ready = await makeReady(file)
      if (ready === null) void toastError(words.unreadable)
      else await onAdd(ready)
    }
    setBusy(false)
  }
  const cut = async (name: string) => {
    const bytes = await readFile(await getDb(), fileKey(of.acct, name))
    if (bytes !== undefined) setCutting({ name, file: new Blob([bytes], { type: 'image/jpeg' }) })
  }
  return (
    <section className={layout.stack3} aria-label={words.title}>
      <h2>{words.title}</h2>
      <p className={layout.small}>{words.lead(max)}</p>
      {pictures.length > 0 && (
        <ul className={styles.pictures}>
          {pictures.map((name, place) => (
            <Shown
              key={name}
              acct={of.acct}
              name={name}
              place={place}
              at={placeOf(name)}
              onCut={() => void cut(name)}
              onFirst={() => onSet([name, ...pictures.filter((one) => one !== name)])}
              onRemove={() => onSet(pictures.filter((one) => one !== name))}
            />
          ))}
        </ul>
      )}
      <p role="status">{isBusy && words.busy}</p>
      {error !== undefined && (
        <p className={layout.error} role="alert">
          {error}
        </p>
      )}
      {pictures.length < max && (
        <div className={styles.takes}>
          <PictureButton icon="camera" label={words.take} isCamera disabled={isBusy} onChoose={add} />
          <PictureButton icon="picture" label={words.choose} disabled={isBusy} onChoose={add} />
        </div>
      )}
      {cutting !== undefined && (
        <CutDialog
          file={cutting.file}
          onClose={() => setCutting(undefined)}
          onCut={async (part) => {
            const ready = await makeReady(cutting.file, part)
            if (ready === null) return void toastError(words.unreadable)
            await onAdd(ready, cutting.name)
            setCutting(undefined)
          }}
        />
      )}
    </section>
  )
}

interface PictureButtonProps {
  icon: IconName
  label: string
  /** The camera opens at once. */
  isCamera?: boolean
  disabled: boolean
  onChoose: (files: readonly File[]) => Promise<void>
}

const PictureButton = ({ icon, label, isCamera = false, disabled, onChoose }: PictureButtonProps) => {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        aria-label={label}
        {...(isCamera ? { capture: 'environment' } : { multiple: true })}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          target.value = ''
          void onChoose(files)
        }}
      />
      <Button full icon={icon} label={label} disabled={disabled} onClick={() => input.current?.click()} />
    </>
  )
}

interface ShownProps {
  acct: number
  name: string
  place: number
  at: ShopPlace
  onCut: () => void
  onFirst: () => void
  onRemove: () => void
}

const Shown = ({ acct, name, place, at, onCut, onFirst, onRemove }: ShownProps) => {
  const { url, isHere } = usePhotograph(acct, name, at)
  const words = text.pictures
  const action = (icon: IconName, label: string, onPress: () => void) => (
    <button type="button" className={styles.action} onClick={onPress}>
      <Icon name={icon} small />
      {label} <VisuallyHidden>{words.picture(place + 1)}</VisuallyHidden>
    </button>
  )
  return (
    <li className={styles.picture}>
      {url === null || url === undefined ? (
        <div className={styles.frame}>{url === null && <span className={layout.small}>{words.failed}</span>}</div>
      ) : (
        <img className={styles.frame} src={url} alt={words.picture(place + 1)} />
      )}
      <div className={styles.actions}>
        {isHere && action('edit', words.cut, onCut)}
        {place > 0 && action('up', words.first, onFirst)}
        {action('trash', words.remove, onRemove)}
      </div>
    </li>
  )
}
