import { useState } from 'react'
import { getDb } from '../../../client/db/get-db.ts'
import { fileKey, readFile } from '../../../client/db/files.ts'
import { toastError } from '../../../ui/base/toast.ts'
import { Photographs, ShownPhotograph } from '../../pictures/Photographs.tsx'
import { makeReady, type Photograph } from '../../pictures/photographs.ts'
import { text } from '../../pictures/texts.ts'
import type { DraftOf } from '../typed-listings.ts'
import { CutDialog } from './CutDialog.tsx'
import { usePhotograph, type ShopPlace } from './usePhotograph.ts'

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

/** The photographs of a draft: taken or chosen, made small, cut, put in order. */
export const Pictures = ({ of, pictures, placeOf, error, max, onAdd, onSet }: PicturesProps) => {
  const [cutting, setCutting] = useState<{ name: string; file: Blob }>()
  const cut = async (name: string) => {
    const bytes = await readFile(await getDb(), fileKey(of.acct, name))
    if (bytes !== undefined) setCutting({ name, file: new Blob([bytes], { type: 'image/jpeg' }) })
  }
  return (
    <>
      <Photographs count={pictures.length} max={max} error={error} onAdd={onAdd}>
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
      </Photographs>
      {cutting !== undefined && (
        <CutDialog
          file={cutting.file}
          onClose={() => setCutting(undefined)}
          onCut={async (part) => {
            const ready = await makeReady(cutting.file, part)
            if (ready === null) return void toastError(text.photographs.unreadable)
            await onAdd(ready, cutting.name)
            setCutting(undefined)
          }}
        />
      )}
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
  return (
    <ShownPhotograph url={url} place={place} onCut={isHere ? onCut : undefined} onFirst={onFirst} onRemove={onRemove} />
  )
}
