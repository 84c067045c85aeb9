import { useState } from 'react'
import type { DeskCrop } from '../../contract/calls/staff/crops.ts'
import { cropPicture } from '../../contract/pictures.ts'
import { Words } from '../../ui/base/Words.tsx'
import { Badge } from '../../ui/display/Badge.tsx'
import { Card, CardBody, CardFooter, CardFooterButton } from '../../ui/display/Card.tsx'
import layout from '../../ui/base/layout.module.css'
import desk from '../desk.module.css'
import list from '../list/list.module.css'
import { change, report } from '../ask.ts'
import { cropName } from '../language/goods.ts'
import { CropDialog } from './CropDialog.tsx'
import { MergeCrop } from './MergeCrop.tsx'
import { text } from './texts.ts'

interface CropCardProps {
  crop: DeskCrop
  onChange: (now: DeskCrop) => void
  /** It stands elsewhere in the list now, or no more. */
  onMoved: () => void
}

/** One crop, and what can be done with it. */
export const CropCard = ({ crop, onChange, onMoved }: CropCardProps) => {
  const [open, setOpen] = useState<'change' | 'merge'>()
  const close = () => setOpen(undefined)
  const { id, slug, words, products, first, paused } = crop
  const said = cropName(crop)
  const place = async (now: boolean) => {
    const request = { params: { id: String(id) }, body: { first: now } }
    report(await change('deskCropSet', request), text.moved, onMoved)
  }
  return (
    <Card>
      <CardBody>
        <div className={layout.beside}>
          <img src={cropPicture(slug)} alt="" width="32" height="32" loading="lazy" />
          <div>
            <h2 className={list.title}>
              <Words {...said} />
            </h2>
            <p className={layout.small}>
              {text.products(products)}, <span className={desk.address}>{text.page(slug)}</span>
            </p>
            {words !== '' && <p className={layout.small}>{words}</p>}
            {first && <Badge icon="up" kind="info" label={text.parts.first} />}
            {paused && <Badge icon="pause" kind="wait" label={text.parts.paused} />}
          </div>
        </div>
      </CardBody>
      <CardFooter>
        <CardFooterButton
          icon="edit"
          label={text.change}
          aria-label={text.changeOf(said.text)}
          onClick={() => setOpen('change')}
        />
        <CardFooterButton
          icon={first ? 'down' : 'up'}
          label={first ? text.back : text.first}
          aria-label={first ? text.backOf(said.text) : text.firstOf(said.text)}
          onClick={() => void place(!first)}
        />
        <CardFooterButton
          icon="next"
          label={text.merge}
          aria-label={text.mergeOf(said.text)}
          onClick={() => setOpen('merge')}
        />
      </CardFooter>
      {open === 'change' && <CropDialog crop={crop} onDone={onChange} onClose={close} />}
      {open === 'merge' && <MergeCrop crop={crop} onDone={onMoved} onClose={close} />}
    </Card>
  )
}
