import { by, row } from './promise.ts'
import type { Section } from './promise.ts'

/** Faults of the phone whose promises are not asserted by an id yet. */

const network = by('journeys/resilience/network')
const survival = by('journeys/resilience/survival')
const model = by('unit/offline/simulation')(
  'nothing is lost, sent twice, shown to another or stuck, whatever befalls the phone',
)

export const faultRows: Section = {
  title: 'More of it',
  parts: [
    {
      title: '',
      rows: [
        row(
          '8. Pictures of all that is browsed stay below 80 MB and push nothing out',
          'sw/pictures.ts#pictures',
          survival('what is browsed takes less than 80 MB, and pushes out neither cart nor wishlist nor what waits'),
        ),
        row(
          'What is on the screen stays when reading it again brings nothing or less',
          'src/app/startup/keep-data-strategy.ts#keepCompleteData',
          network('lists on the screen stay when reading them again brings nothing or less'),
        ),
        row(
          'What the worker has to say is heard by a page that is still starting',
          'src/app/updates/worker-messages.ts#onWorkerMessage',
          network('news of the worker that comes while a slow phone still starts the page is shown'),
        ),
        row(
          '31. A frozen sender’s lock is stolen',
          'src/offline/platform/exclusive-lock.ts#withExclusiveLock',
          survival('a tab that is frozen while it sends holds the others up for a minute at most'),
          model,
        ),
      ],
    },
  ],
}
