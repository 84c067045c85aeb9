import type { StaffAnswer } from '../../../src/contract/staff-calls.ts'
import type { StoredPicture } from '../../../src/contract/calls/staff/catalogue.ts'
import { LISTING_PICTURES_MAX } from '../../../src/contract/constants.ts'
import { pictureIn, uploadPicture } from './picture-files.ts'
import { callShop } from '../shop-call.ts'

type Wanted = NonNullable<StaffAnswer<'deskImport'>['data']['pictures']>[number]

export interface BadPicture {
  line: number
  handle: string
  name: string
  reason: string
}
/** What came of the pictures that a file names. */
export interface PictureReport {
  /** Products by what happened to their pictures. */
  changed: number
  unchanged: number
  bad: BadPicture[]
}

/** A picture that the shop has, or sends it; a text says why neither. */
const store = async (folder: string, name: string, known: readonly StoredPicture[]) => {
  const picture = await pictureIn(folder, name)
  if (typeof picture === 'string') return picture
  const { digest } = picture
  const same = known.find((stored) => stored.digest === digest)
  if (same !== undefined) return same
  const sent = await uploadPicture(picture)
  return typeof sent === 'string' ? sent : { file: sent.file, digest }
}

const isSame = (a: readonly StoredPicture[], b: readonly StoredPicture[]): boolean =>
  a.length === b.length && a.every(({ file }, place) => file === b[place]?.file)

/**
 * Reads the pictures that a file's products name and sends those that the shop does not have, product by product: what
 * was interrupted goes on where it ended. A bad picture leaves the others; where all are bad, those of before stay.
 */
export const sendPictures = async (folder: string, products: readonly Wanted[]): Promise<PictureReport> => {
  const report: PictureReport = { changed: 0, unchanged: 0, bad: [] }
  for (const { listing_id, handle, names, stored } of products) {
    const pictures: StoredPicture[] = []
    for (const [place, { line, name }] of names.entries()) {
      const picture =
        place < LISTING_PICTURES_MAX
          ? await store(folder, name, [...stored, ...pictures])
          : `A product has at most ${LISTING_PICTURES_MAX} pictures`
      if (typeof picture === 'string') report.bad.push({ line, handle, name, reason: picture })
      else if (!pictures.includes(picture)) pictures.push(picture)
    }
    if (pictures.length === 0) continue
    if (isSame(pictures, stored)) report.unchanged += 1
    else {
      await callShop('deskPicturesSet', { params: { listing: String(listing_id) }, body: { pictures } })
      report.changed += 1
    }
  }
  return report
}
