import { useState } from 'react'
import type { DeskBrand } from '../../contract/calls/staff/brands.ts'
import { isFailure } from '../../client/api/call.ts'
import { inWords } from '../../texts/texts.ts'
import { Badge } from '../../ui/display/Badge.tsx'
import { Card, CardBody, CardFooter, CardFooterButton } from '../../ui/display/Card.tsx'
import { TextField } from '../../ui/form/Form.tsx'
import { Confirm } from '../../ui/overlay/Confirm.tsx'
import layout from '../../ui/base/layout.module.css'
import desk from '../desk.module.css'
import list from '../list/list.module.css'
import { FormDialog } from '../FormDialog.tsx'
import { change, report } from '../ask.ts'
import { MergeDialog } from './MergeDialog.tsx'
import { text } from './texts.ts'

interface RenameDialogProps {
  brand: DeskBrand
  onDone: (now: DeskBrand) => void
  onClose: () => void
}

const RenameDialog = ({ brand: { id, name, slug }, onDone, onClose }: RenameDialogProps) => {
  const [typed, setTyped] = useState(name)
  const [error, setError] = useState<string>()
  const save = async () => {
    const answer = await change('deskBrandSet', { params: { id: String(id) }, body: { name: typed } })
    if (isFailure(answer) && answer.fields?.['name'] !== undefined) setError(inWords(answer.fields['name']))
    else if (report(answer, text.saved, onClose) === undefined && !isFailure(answer)) onDone(answer.data)
  }
  return (
    <FormDialog title={text.renameOf(name)} submit={text.save} onSubmit={save} onClose={onClose}>
      <TextField
        name="name"
        label={text.name}
        hint={text.nameHint(slug)}
        autoComplete="off"
        maxLength={100}
        value={typed}
        error={error}
        onChange={(event) => setTyped(event.target.value)}
      />
    </FormDialog>
  )
}

interface BrandCardProps {
  brand: DeskBrand
  onChange: (now: DeskBrand) => void
  onMerged: () => void
}

/** One brand, and what can be done with it. */
export const BrandCard = ({ brand, onChange, onMerged }: BrandCardProps) => {
  const [open, setOpen] = useState<'rename' | 'pause' | 'merge'>()
  const close = () => setOpen(undefined)
  const { id, name, slug, products, paused } = brand
  const setPaused = async (now: boolean) => {
    const answer = await change('deskBrandSet', { params: { id: String(id) }, body: { paused: now } })
    const said = now ? text.pausedNow(name) : text.shown(name)
    if (report(answer, said) === undefined && !isFailure(answer)) onChange(answer.data)
  }
  return (
    <Card>
      <CardBody>
        <h2 className={list.title}>{name}</h2>
        <p className={layout.small}>
          {text.products(products)}, <span className={desk.address}>{text.page(slug)}</span>
        </p>
        {paused && <Badge icon="pause" kind="wait" label={text.paused} />}
      </CardBody>
      <CardFooter>
        <CardFooterButton
          icon="edit"
          label={text.rename}
          aria-label={text.renameOf(name)}
          onClick={() => setOpen('rename')}
        />
        {paused ? (
          <CardFooterButton
            icon="play"
            label={text.show}
            aria-label={text.showOf(name)}
            onClick={() => void setPaused(false)}
          />
        ) : (
          <CardFooterButton
            icon="pause"
            label={text.pause}
            aria-label={text.pauseOf(name)}
            onClick={() => setOpen('pause')}
          />
        )}
        <CardFooterButton
          icon="next"
          label={text.merge}
          aria-label={text.mergeOf(name)}
          onClick={() => setOpen('merge')}
        />
      </CardFooter>
      {open === 'rename' && <RenameDialog brand={brand} onDone={onChange} onClose={close} />}
      {open === 'pause' && (
        <Confirm
          title={text.pauseOf(name)}
          yes={text.pause}
          no={text.stay}
          onYes={() => void setPaused(true)}
          onClose={close}
        >
          <p>{text.pauseLead}</p>
        </Confirm>
      )}
      {open === 'merge' && <MergeDialog brand={brand} onDone={onMerged} onClose={close} />}
    </Card>
  )
}
