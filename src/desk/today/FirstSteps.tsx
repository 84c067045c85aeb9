import { Link } from 'react-router-dom'
import { getDb } from '../../client/db/get-db.ts'
import type { PushState } from '../../client/page/push.ts'
import { classes } from '../../ui/base/classes.ts'
import { VisuallyHidden } from '../../ui/base/VisuallyHidden.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { Bar } from '../../ui/display/Bar.tsx'
import { Icon } from '../../ui/media/Icon.tsx'
import layout from '../../ui/base/layout.module.css'
import styles from './today.module.css'
import { useDesk } from '../desk.store.ts'
import { putStepsAway } from './first-steps.shared.ts'
import { isAllDone, percentDone, STEP_PATHS, stepsOf, type StepView } from './steps.ts'
import { text } from './texts.ts'

/** What a new shop does first, each a way to its screen; gone when all of it is done or somebody has put it away. */
export const FirstSteps = ({ push }: { push: PushState | undefined }) => {
  const me = useDesk((desk) => desk.me)
  const told = useDesk((desk) => desk.steps)
  if (me === null || told === null || told.length === 0) return null
  const steps = stepsOf(told, push)
  if (isAllDone(steps)) return null
  const percent = percentDone(steps)
  return (
    <section className={classes(layout.card, layout.above3)} aria-labelledby="first-steps">
      <div className={styles.head}>
        <div className={layout.spread}>
          <h2 id="first-steps">{text.steps.title}</h2>
          <b>{text.steps.done(percent)}</b>
        </div>
        <Bar value={percent} max={100} />
      </div>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <Step key={step.name} step={step} />
        ))}
      </ol>
      <Button
        kind="plain"
        full
        label={text.steps.away}
        onClick={() => void getDb().then((local) => putStepsAway(local, me.staff_id))}
      />
    </section>
  )
}

const Step = ({ step: { name, state, optional, decide_by } }: { step: StepView }) => {
  const words = (
    <>
      <span className={classes(styles.mark, styles[state])}>
        <Icon name={state === 'done' ? 'check' : state === 'waiting' ? 'clock' : 'next'} small />
      </span>
      <span>
        {text.steps.names[name]}
        {state === 'waiting' && <small className={styles.more}>{text.decides(decide_by)}</small>}
        {state === 'open' && optional && <small className={styles.more}>{text.steps.optional}</small>}
        {state === 'done' && <VisuallyHidden> {text.steps.isDone}</VisuallyHidden>}
      </span>
    </>
  )
  const to = STEP_PATHS[name]
  return (
    <li className={classes(state === 'done' && layout.quiet)}>
      {to.startsWith('#') ? (
        <a className={classes(styles.step, layout.within)} href={to}>
          {words}
        </a>
      ) : (
        <Link className={classes(styles.step, layout.within)} to={to}>
          {words}
        </Link>
      )}
    </li>
  )
}
