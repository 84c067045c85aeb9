import { useState } from 'react'
import { Button } from '../../ui/button/Button.tsx'
import { classes } from '../../ui/base/classes.ts'
import layout from '../../ui/base/layout.module.css'
import { ask } from '../ask.ts'
import { ListPage } from '../list/ListPage.tsx'
import { CropCard } from './CropCard.tsx'
import { CropDialog } from './CropDialog.tsx'
import { text } from './texts.ts'

/** What products are for, those first that the operator has put first. */
export const CropsPage = () => {
  // Counted up where the order of the list, or what is in it, is another one.
  const [round, setRound] = useState(0)
  const [isAdding, setIsAdding] = useState(false)
  const renew = () => setRound(round + 1)
  return (
    <>
      <ListPage
        key={round}
        words={text}
        ask={(query) => ask('deskCrops', { query })}
        empty={(which) => text.empty[which]}
        before={
          <div className={classes(layout.stack3, layout.below3)}>
            <p>{text.lead}</p>
            <Button kind="leaf" full icon="plus" label={text.add} onClick={() => setIsAdding(true)} />
          </div>
        }
      >
        {(crop, onChange) => <CropCard key={crop.id} crop={crop} onChange={onChange} onMoved={renew} />}
      </ListPage>
      {isAdding && <CropDialog onDone={renew} onClose={() => setIsAdding(false)} />}
    </>
  )
}
