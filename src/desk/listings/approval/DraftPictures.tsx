import type { DeskDraft } from '../../../contract/calls/staff/listings.ts'
import { inWidth, pictureOf, productPicture } from '../../../contract/pictures.ts'
import layout from '../../../ui/base/layout.module.css'
import { PrivatePicture } from '../../pictures/PrivatePicture.tsx'
import { Reason, type ReasonOf } from './ComparedField.tsx'
import { text } from './texts.ts'
import styles from './approval.module.css'

const WIDTH = 720

/** One photograph, wherever the shop has it; nothing for one that is on its way. */
const Photograph = ({ draft, id, alt }: { draft: DeskDraft; id: string; alt: string }) => {
  const sent = draft.pictures.find((one) => one.id === id)
  if (sent !== undefined)
    return <PrivatePicture path={inWidth(pictureOf('drafts', sent.file), WIDTH)} alt={alt} className={styles.picture} />
  const stands = draft.stands?.pictures.find((one) => one.id === id)
  if (stands === undefined || draft.stands === null) return null
  return <img className={styles.picture} src={productPicture(draft.stands.product_id, stands.file, WIDTH)} alt={alt} />
}

/** The photographs as they would be, beside those that stand. */
export const DraftPictures = ({ draft, ...reason }: { draft: DeskDraft } & ReasonOf) => {
  const { form, stands, pictures_missing: missing } = draft
  const goes = (stands?.pictures ?? []).filter(({ id }) => draft.listing_id !== null && !form.pictures.includes(id))
  return (
    <section className={layout.stack3} aria-label={text.names.pictures}>
      <h2>{text.names.pictures}</h2>
      {form.pictures.length === 0 && <p>{text.noPicture}</p>}
      <div className={styles.pictures}>
        {form.pictures.map((id, place) => (
          <Photograph key={id} draft={draft} id={id} alt={text.picture(place + 1)} />
        ))}
      </div>
      {missing > 0 && <p>{text.missing(missing)}</p>}
      {goes.length > 0 && stands !== null && (
        <>
          <h3 className={layout.name}>{text.goes}</h3>
          <div className={styles.pictures}>
            {goes.map(({ id, file }, place) => (
              <img
                key={id}
                className={styles.picture}
                src={productPicture(stands.product_id, file, WIDTH)}
                alt={text.picture(place + 1)}
              />
            ))}
          </div>
        </>
      )}
      <Reason name="form.pictures" label={text.names.pictures} {...reason} />
    </section>
  )
}
