import { useEffect } from 'react'
import { rupees } from '../../contract/money.ts'
import { formatRupees } from '../../texts/format.ts'
import { pageText } from '../../texts/texts.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Answers } from '../../ui/overlay/Answers.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { TotalRow } from '../../ui/display/TotalRow.tsx'
import { classes } from '../../ui/base/classes.ts'
import layout from '../../ui/base/layout.module.css'
import { dismissSimulator, paySimulated, useSimulator } from './simulator.store.ts'

/** The simulator's payment window; pages from which one can pay hold it. */
export const SimulatorWindow = () => {
  const { asked, state } = useSimulator()
  // Who leaves the page has left the window too.
  useEffect(() => dismissSimulator, [])
  if (asked === null) return null
  const words = pageText.payment
  const isBusy = state === 'busy'
  return (
    <Dialog title={words.simulator} onClose={dismissSimulator}>
      <p>{words.simulatorText}</p>
      <TotalRow total label={words.amount} amount={formatRupees(rupees(asked.amount))} />
      {state === 'refused' && (
        <p role="alert" className={classes(layout.strong, layout.above3)}>
          {words.refused}
        </p>
      )}
      <Answers>
        <Button
          kind="leaf"
          icon="card"
          full
          disabled={isBusy}
          onClick={() => void paySimulated('success')}
          label={words.pay}
        />
        <Button full disabled={isBusy} onClick={() => void paySimulated('failure')} label={words.fail} />
      </Answers>
    </Dialog>
  )
}
