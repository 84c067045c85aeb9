import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import type { DeskShipment } from '../../contract/calls/staff/shipments.ts'
import { Button } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/display/EmptyState.tsx'
import { ListSkeleton } from '../../ui/display/Skeleton.tsx'
import { Choices } from '../../ui/form/Form.tsx'
import { RadioCard } from '../../ui/form/RadioCard.tsx'
import { classes } from '../../ui/base/classes.ts'
import layout from '../../ui/base/layout.module.css'
import tone from '../../ui/base/tone.module.css'
import desk from '../desk.module.css'
import { useDesk } from '../desk.store.ts'
import { PageTitle } from '../page/PageTitle.tsx'
import { Label } from './Label.tsx'
import { Note, Slip } from './sheets.tsx'
import { paperNamed, PAPERS, type Paper } from './papers.ts'
import { text } from './texts.ts'

const VIEWS: Record<Paper, (props: { parcel: DeskShipment }) => React.JSX.Element> = {
  slip: Slip,
  label: Label,
  note: Note,
}

/** Papers of one or several parcels of this phone, one page each; only they are printed. */
export const PrintPage = () => {
  const { ids = '' } = useParams()
  const [search, setSearch] = useSearchParams()
  const [paper, setPaper] = useState(() => paperNamed(search.get('paper')))
  const parcels = useDesk((state) => state.parcels)
  if (parcels === null) return <ListSkeleton />
  const wanted = ids.split(',')
  // What is left out of a parcel has no number of its own yet.
  const shown = wanted.flatMap((id) => parcels.find((parcel) => parcel.id === id && !parcel.isRest) ?? [])
  if (shown.length === 0)
    return (
      <EmptyState
        level={1}
        picture="box"
        title={text.gone}
        text={text.goneText}
        action={{ to: '/desk/', label: text.toList }}
      />
    )
  // The address follows, so that a reload prints the same.
  const choose = (name: Paper) => {
    setPaper(name)
    setSearch({ paper: name }, { replace: true })
  }
  const View = VIEWS[paper]
  const missing = wanted.length - shown.length
  return (
    <>
      <div className={classes(layout.stack3, layout.below4, desk.onScreen)}>
        <PageTitle title={text.title} />
        <Choices legend={text.which} beside>
          {PAPERS.map((name) => (
            <RadioCard
              key={name}
              name="paper"
              checked={name === paper}
              onChange={() => choose(name)}
              label={text.papers[name]}
            />
          ))}
        </Choices>
        {missing > 0 && <p className={classes(layout.notice, tone.wait)}>{text.missing(missing)}</p>}
        <Button
          kind="main"
          full
          icon="file"
          label={`${text.print} (${text.pages(shown.length)})`}
          onClick={() => print()}
        />
      </div>
      {shown.map((parcel) => (
        <View key={parcel.id} parcel={parcel} />
      ))}
    </>
  )
}
