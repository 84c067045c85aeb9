import { useEffect, useRef, useState } from 'react'
import { REVIEW_FILES_MAX } from '../../contract/constants.ts'
import { inWidth } from '../../contract/pictures.ts'
import { text } from '../../texts/texts.ts'
import type { ReviewMedium } from '../../contract/reviews.ts'
import { newUuid } from '../../client/api/uuid.ts'
import { fetchPrivateFile } from '../../client/api/fetch-private-file.ts'
import { toastError } from '../../ui/base/toast.ts'

/** A picture or film of a review. */
export interface ReviewFile {
  id: string
  /** Where it can be seen; nothing while it is on its way. */
  preview: string | null
  /** Nothing for one that the shop has already. */
  file: File | null
  isFilm: boolean
  /** It came from the shop and cannot be removed. */
  isMediaImg: boolean
}

const isFilmName = (name: string): boolean => !name.endsWith('.webp')

const stored = ({ id, file }: ReviewMedium): ReviewFile => ({
  id: String(id),
  preview: null,
  file: null,
  isFilm: isFilmName(file),
  isMediaImg: true,
})

const added = (file: File): ReviewFile => ({
  id: newUuid(),
  preview: URL.createObjectURL(file),
  file,
  isFilm: file.type.startsWith('video/'),
  isMediaImg: false,
})

const forget = ({ preview }: ReviewFile): void => {
  if (preview !== null) URL.revokeObjectURL(preview)
}

/** The files of a review: those the shop has, and new ones, three in all. */
export const useReviewFiles = (media: readonly ReviewMedium[]) => {
  const [files, setFiles] = useState<ReviewFile[]>(() => media.map(stored))
  const latest = useRef(files)
  useEffect(() => {
    latest.current = files
  }, [files])
  useEffect(() => {
    let gone = false
    for (const { id, file, file_path } of media)
      void fetchPrivateFile(isFilmName(file) ? file_path : inWidth(file_path, 320)).then((blob) => {
        if (gone || blob === null) return
        const preview = URL.createObjectURL(blob)
        setFiles((all) => all.map((one) => (one.id === String(id) ? { ...one, preview } : one)))
      })
    return () => {
      gone = true
      latest.current.forEach(forget)
    }
  }, [media])

  const add = (chosen: readonly File[]) => {
    const room = REVIEW_FILES_MAX - files.length
    if (chosen.length > room) void toastError(text.messages.tooManyFiles)
    setFiles([...files, ...chosen.slice(0, Math.max(0, room)).map(added)])
  }
  const remove = (id: string) => {
    files.filter((file) => file.id === id).forEach(forget)
    setFiles(files.filter((file) => file.id !== id))
  }
  const fresh = files.flatMap(({ file }) => (file === null ? [] : [file]))
  return { files, add, remove, fresh }
}
