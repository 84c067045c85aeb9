import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { KnownProduct, ListingKind } from '../../../contract/product/known-product.ts'
import { LISTING_PICTURES_MAX } from '../../../contract/constants.ts'
import {
  DESCRIPTION_MAX,
  LISTING_PACKS_MAX,
  TITLE_MAX,
  type TypedListing,
  type TypedPack,
} from '../../../contract/product/listing-form.ts'
import { getDb } from '../../../client/db/get-db.ts'
import { useNetwork } from '../../../client/page/network.store.ts'
import { classes } from '../../../ui/base/classes.ts'
import layout from '../../../ui/base/layout.module.css'
import { toastError, toastSuccess } from '../../../ui/base/toast.ts'
import tone from '../../../ui/base/tone.module.css'
import { Button } from '../../../ui/button/Button.tsx'
import { Form, Submit, TextArea, TextField } from '../../../ui/form/Form.tsx'
import { Icon } from '../../../ui/media/Icon.tsx'
import { Confirm } from '../../../ui/overlay/Confirm.tsx'
import { productName } from '../../language/goods.ts'
import { PageTitle } from '../../page/PageTitle.tsx'
import { text as deskText } from '../../texts.ts'
import { BLANK_PACK, check, isNew, type Faults } from '../form-of.ts'
import { text } from '../texts.ts'
import { discardDraft, queueDraft, type DraftOf } from '../typed-listings.ts'
import { AboutFields } from './AboutFields.tsx'
import type { Opened } from './DraftPage.tsx'
import { PackFields } from './PackFields.tsx'
import { Pictures } from './Pictures.tsx'
import { usePictures } from './usePictures.ts'
import { useTyped } from './useTyped.ts'

const titleOf = ({ listing_id, product_id }: TypedListing): string => {
  if (listing_id !== null) return text.form.titleChange
  return product_id === null ? text.form.titleNew : text.form.titleBeside
}

/** The first field in the order of the screen that something is said of. */
const focusFirst = (form: HTMLFormElement | null, faults: Faults): void => {
  const first = [...(form?.elements ?? [])].find((element) => (element.getAttribute('name') ?? '') in faults)
  if (first instanceof HTMLElement) first.focus()
}

interface DraftFormProps {
  of: DraftOf
  opened: Opened
  kinds: readonly ListingKind[]
  products: readonly KnownProduct[]
}

export const DraftForm = ({ of, opened, kinds, products }: DraftFormProps) => {
  const { stand, draft } = opened
  const { typed, set, addPicture } = useTyped(of, opened.typed)
  const [told, setTold] = useState(opened.told)
  const [isTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const online = useNetwork((network) => network.online)

  const placeOf = usePictures(draft, typed.listing_id)
  const licenceKind = kinds.find(({ id }) => id === typed.category_id)?.licence_kind ?? null
  const beside = products.find(({ product_id }) => product_id === typed.product_id)
  const checked = check(typed, licenceKind)
  const faults: Faults = { ...told, ...(isTried && checked.faults) }

  /** What was said of a field holds until it is typed into. */
  const edit = (name: string, change: Partial<TypedListing>) => {
    setTold(({ [name]: _mended, ...rest }) => rest)
    set(change)
  }
  const setPack = (place: number, change: Partial<TypedPack>) =>
    edit(`packs.${place}.${Object.keys(change)[0]}`, {
      packs: typed.packs.map((pack, at) => (at === place ? { ...pack, ...change } : pack)),
    })
  const send = async () => {
    setTried(true)
    if (checked.faults !== undefined) {
      void toastError(text.form.wrong(Object.keys(checked.faults).length))
      return focusFirst(form.current?.querySelector('form') ?? null, checked.faults)
    }
    setBusy(true)
    try {
      await queueDraft(await getDb(), of, checked.sent)
    } catch (error) {
      console.warn(error)
      setBusy(false)
      return void toastError(deskText.network.full)
    }
    void toastSuccess(online ? text.form.sent : text.form.saved)
    await navigate('/desk/listings', { replace: true })
  }
  return (
    <div ref={form}>
      <PageTitle title={titleOf(typed)} />
      <Form
        label={titleOf(typed)}
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <Stand stand={stand} />
        {typed.product_id !== null && <p>{text.form.besideOf(beside ? productName(beside).text : typed.title)}</p>}
        {typed.product_id === null && (
          <TextField
            name="title"
            label={text.form.name}
            hint={text.form.nameHint}
            autoComplete="off"
            maxLength={TITLE_MAX}
            value={typed.title}
            onChange={({ target }) => edit('title', { title: target.value })}
            error={faults.title}
          />
        )}
        <Pictures
          of={of}
          pictures={typed.pictures}
          placeOf={placeOf}
          error={faults.pictures}
          max={LISTING_PICTURES_MAX}
          onAdd={addPicture}
          onSet={(pictures) => edit('pictures', { pictures })}
        />
        <h2>{text.form.packs}</h2>
        {typed.packs.length > 1 && typed.listing_id === null && <p className={layout.small}>{text.form.packsHint}</p>}
        {typed.packs.map((pack, place) => (
          <PackFields
            // Packs have no name of their own while they are typed.
            key={`${place} of ${typed.packs.length}`}
            pack={pack}
            place={place}
            isOnly={typed.packs.length === 1}
            isKnown={typed.listing_id !== null && pack.sku !== undefined}
            faults={faults}
            onSet={(change) => setPack(place, change)}
            onRemove={() => edit('packs', { packs: typed.packs.filter((_, at) => at !== place) })}
          />
        ))}
        {faults.packs !== undefined && <p className={layout.error}>{faults.packs}</p>}
        {typed.packs.length < LISTING_PACKS_MAX && (
          <Button
            full
            icon="plus"
            label={text.form.addPack}
            onClick={() => edit('packs', { packs: [...typed.packs, BLANK_PACK] })}
          />
        )}
        <TextArea
          name="description"
          label={text.form.description}
          hint={text.form.descriptionHint}
          maxLength={DESCRIPTION_MAX}
          value={typed.description}
          onChange={({ target }) => edit('description', { description: target.value })}
          error={faults.description}
        />
        {isNew(typed) && (
          <AboutFields typed={typed} kinds={kinds} licenceKind={licenceKind} faults={faults} onSet={edit} />
        )}
        <Others faults={faults} />
        <Submit label={text.form.send} disabled={isBusy} />
      </Form>
      <Discard of={of} title={typed.title} isSent={stand === 'waiting' || stand === 'returned'} />
    </div>
  )
}

/** What is said of no field of the form. */
const Others = ({ faults: { listing_id, product_id, form } }: { faults: Faults }) =>
  [listing_id, product_id, form]
    .filter((words) => words !== undefined)
    .map((words) => (
      <p key={words} className={layout.error} role="alert">
        {words}
      </p>
    ))

const Stand = ({ stand }: Pick<Opened, 'stand'>) =>
  stand !== 'typed' && (
    <p className={classes(layout.notice, stand === 'refused' || stand === 'returned' ? tone.bad : tone.info)}>
      <Icon name={stand === 'refused' || stand === 'returned' ? 'return' : 'clock'} />
      <span>{text.form[stand]}</span>
    </p>
  )

const Discard = ({ of, title, isSent }: { of: DraftOf; title: string; isSent: boolean }) => {
  const [isAsked, setAsked] = useState(false)
  const navigate = useNavigate()
  const discard = async () => {
    await discardDraft(await getDb(), of, title)
    void toastSuccess(text.form.discarded)
    await navigate('/desk/listings', { replace: true })
  }
  return (
    <>
      <Button
        kind="plain"
        full
        icon="trash"
        label={isSent ? text.form.takeBack : text.form.discard}
        onClick={() => setAsked(true)}
      />
      {isAsked && (
        <Confirm {...text.form.discardAsk} onYes={() => void discard()} onClose={() => setAsked(false)}>
          <p>{text.form.discardAsk.lead}</p>
        </Confirm>
      )}
    </>
  )
}
