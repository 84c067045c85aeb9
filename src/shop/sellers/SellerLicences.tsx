import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { HandedInLicence } from '../../contract/licences.ts'
import { LICENCES_MAX, type KnownLicence } from '../../contract/licences.ts'
import { LICENCE_KINDS } from '../../contract/sellers.ts'
import { newUuid } from '../../client/api/uuid.ts'
import { formatDay } from '../../texts/days.ts'
import { pageText } from '../../texts/texts.ts'
import layout from '../../ui/base/layout.module.css'
import { toastError } from '../../ui/base/toast.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Choices, Form, SelectField, Submit, TextField } from '../../ui/form/Form.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { redrawSmall } from '../../ui/upload/resize-image.ts'
import type { TypedLicence } from './hand-in.ts'

/** A licence as whoever applies types it. */
const LicenceForm = v.omit(HandedInLicence, ['id', 'replaces'])
type LicenceForm = v.InferOutput<typeof LicenceForm>

interface SellerLicencesProps {
  licences: readonly TypedLicence[]
  onRemove: (licence: TypedLicence) => void
  /** Another one is to be typed, in a dialog of its own: a form within a form would send both. */
  onAdd: () => void
}

/** The licences that a seller hands in with the form, each with a photograph of the paper. */
export const SellerLicences = ({ licences, onRemove, onAdd }: SellerLicencesProps) => {
  const words = pageText.sellerOnboarding
  return (
    <Choices legend={words.licences}>
      <p className={layout.small}>{words.licencesLead}</p>
      {licences.map((licence) => {
        const { id, kind, number, expires, photograph } = licence
        const name = `${words.kinds[kind]}: ${number}`
        return (
          <div key={id} className={layout.stack2}>
            <p className={layout.name}>{name}</p>
            <p className={layout.small}>
              {words.validUntil}: {formatDay(expires)}
            </p>
            {photograph !== null && <Preview photograph={photograph} />}
            {photograph === null && licence.has_photograph && <p className={layout.small}>{words.hasPhotograph}</p>}
            <Button
              icon="trash"
              label={words.removeLicence}
              aria-label={`${words.removeLicence}: ${name}`}
              onClick={() => onRemove(licence)}
            />
          </div>
        )
      })}
      {licences.length < LICENCES_MAX && <Button full icon="plus" label={words.addLicence} onClick={onAdd} />}
    </Choices>
  )
}

const Preview = ({ photograph }: { photograph: Blob }) => {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(photograph)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [photograph])
  return url === undefined ? null : <img src={url} width={160} alt={pageText.sellerOnboarding.photograph} />
}

interface LicenceDialogProps {
  /** That of the shop, as far as it is known. */
  state: string
  /** One that was sent back: what was typed of it stands there, and another photograph is taken. */
  before?: HandedInLicence
  onAdd: (licence: TypedLicence) => void
  onClose: () => void
}

/** Asks for a licence and a photograph of it. */
export const LicenceDialog = ({ state, before, onAdd, onClose }: LicenceDialogProps) => {
  const { field, submit } = useSchemaForm<v.InferInput<typeof LicenceForm>, LicenceForm>(LicenceForm, {
    number: '',
    state,
    expires: '',
    ...(before && { kind: before.kind, number: before.number, state: before.state, expires: before.expires }),
  })
  const [photograph, setPhotograph] = useState<Blob | null>(null)
  const picker = useRef<HTMLInputElement>(null)
  const words = pageText.sellerOnboarding
  const choose = async (file: File | undefined) => {
    if (file === undefined) return
    const small = await redrawSmall(file)
    if (small === null) void toastError(words.unreadable)
    else setPhotograph(small)
  }
  const add = async (form: LicenceForm) => {
    onAdd({ id: newUuid(), ...form, replaces: before?.id ?? null, has_photograph: false, photograph })
    onClose()
    return undefined
  }
  const title = before === undefined ? words.addLicence : words.sendAnew
  return (
    <Dialog title={title} onClose={onClose}>
      <Form label={title} onSubmit={submit(add)}>
        <SelectField label={words.licenceKind} {...field('kind')}>
          <option value="">{words.noType}</option>
          {LICENCE_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {words.kinds[kind]}
            </option>
          ))}
        </SelectField>
        <TextField label={words.licenceNumber} autoComplete="off" {...field('number')} />
        <TextField label={words.state} autoComplete="off" {...field('state')} />
        <TextField label={words.validUntil} type="date" {...field('expires')} />
        {photograph !== null && <Preview photograph={photograph} />}
        <input
          ref={picker}
          type="file"
          accept="image/*"
          hidden
          aria-label={words.photograph}
          onChange={({ target }) => {
            void choose(target.files?.[0])
            target.value = ''
          }}
        />
        <Button full icon="camera" label={words.addPhotograph} onClick={() => picker.current?.click()} />
        <Submit label={title} />
      </Form>
    </Dialog>
  )
}

/** Those that the form had when it was last handed in. */
export const knownLicences = (known: readonly KnownLicence[]): TypedLicence[] =>
  known.flatMap(({ has_photograph, ...licence }) => {
    const read = v.safeParse(HandedInLicence, licence)
    return read.success ? [{ ...read.output, has_photograph, photograph: null }] : []
  })
