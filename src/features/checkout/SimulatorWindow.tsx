import { useEffect } from 'react'
import { rupees } from '../../contract/money.ts'
import { formatRupees } from '../../texts/format.ts'
import { p } from '../../texts/pageTexts.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Sum } from '../../ui/Sum.tsx'
import css from './SimulatorWindow.module.css'
import { dismissSimulator, paySimulated, useSimulator } from './simulator.store.ts'

/** The simulator's payment window; pages from which one can pay hold it. */
export const SimulatorWindow = () => {
  const { asked, state } = useSimulator()
  // Who leaves the page has left the window too.
  useEffect(() => dismissSimulator, [])
  if (asked === null) return null
  const words = p.paying
  const isBusy = state === 'busy'
  return (
    <Dialog open title={words.simulator} onClose={dismissSimulator}>
      <p>{words.simulatorText}</p>
      <Sum total label={words.amount} amount={formatRupees(rupees(asked.amount))} />
      {state === 'refused' && (
        <p role="alert" className={css.refused}>
          {words.refused}
        </p>
      )}
      <div className={css.answers}>
        <Button kind="leaf" icon="card" full disabled={isBusy} onClick={() => void paySimulated('success')}>
          {words.pay}
        </Button>
        <Button full disabled={isBusy} onClick={() => void paySimulated('failure')}>
          {words.fail}
        </Button>
      </div>
    </Dialog>
  )
}
