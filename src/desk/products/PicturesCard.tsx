import { LISTING_PICTURES_MAX } from '../../contract/constants.ts'
import type { ListingPictures, StoredPicture } from '../../contract/calls/staff/catalogue.ts'
import { productPicture } from '../../contract/pictures.ts'
import { isFailure } from '../../client/api/failure.ts'
import { toastError } from '../../ui/base/toast.ts'
import { useAnswer } from '../../ui/base/useAnswer.ts'
import { Card, CardBody } from '../../ui/display/Card.tsx'
import { ask, change, report } from '../ask.ts'
import { Answered } from '../list/Answered.tsx'
import { Photographs, ShownPhotograph } from '../pictures/Photographs.tsx'
import type { Photograph } from '../pictures/photographs.ts'
import { text } from './texts.ts'

const WIDTH = 320

/** For the operator: the photographs of any listing, put in order, added or taken away. */
export const PicturesCard = ({ id, onDone }: { id: string; onDone: () => void }) => {
  const asked = useAnswer(() => ask('deskPictures', { params: { listing: id } }), id)
  return (
    <Card>
      <CardBody stack={3}>
        <Answered of={asked} count={1}>
          {(listing) => (
            <Pictures
              listing={listing}
              onDone={() => {
                asked.refresh()
                onDone()
              }}
            />
          )}
        </Answered>
      </CardBody>
    </Card>
  )
}

const Pictures = ({ listing, onDone }: { listing: ListingPictures; onDone: () => void }) => {
  const { pictures, listing_id: id, product_id: productId } = listing
  const set = async (wanted: readonly StoredPicture[]) => {
    const params = { listing: String(id) }
    const answer = await change('deskPicturesSet', { params, body: { pictures: [...wanted] } })
    return report(answer, text.picturesSaved, onDone)
  }
  const add = async ({ bytes }: Photograph) => {
    const stored = await ask('deskPictureKeep', { file: new Blob([bytes], { type: 'image/jpeg' }) })
    if (isFailure(stored)) return void toastError(stored)
    // Those that were added a moment ago stand there by now.
    const now = await ask('deskPictures', { params: { listing: String(id) } })
    if (isFailure(now)) return void toastError(now)
    await set([...now.data.pictures, stored.data])
  }
  const others = (file: string) => pictures.filter((one) => one.file !== file)
  return (
    <Photographs count={pictures.length} max={LISTING_PICTURES_MAX} onAdd={add}>
      {pictures.map((picture, place) => (
        <ShownPhotograph
          key={picture.file}
          url={productPicture(productId, picture.file, WIDTH)}
          place={place}
          onFirst={() => void set([picture, ...others(picture.file)])}
          onRemove={() => void set(others(picture.file))}
        />
      ))}
    </Photographs>
  )
}
