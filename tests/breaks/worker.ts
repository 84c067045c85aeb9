import { line } from './line.ts'
import type { QueueBreak } from './line.ts'

/** Lines of the service worker. */

const WORKER = ['tests/unit/offline/worker.test.ts']

export const workerBreaks: readonly QueueBreak[] = [
  line(
    'no-store answers are kept',
    'src/offline/api/response-checks.ts',
    "!(answer.headers.get('Cache-Control') ?? '').includes('no-store')",
    'true',
    WORKER,
  ),
  line('answers of other origins are kept', 'sw/catalogue.ts', '  sameOrigin &&\n', '', WORKER),
]
