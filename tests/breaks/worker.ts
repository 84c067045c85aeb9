import { line } from './line.ts'
import type { QueueBreak } from './line.ts'

/** Lines of the service worker. */

const WORKER = ['tests/unit/offline/worker.test.ts']

export const workerBreaks: readonly QueueBreak[] = [
  line('a redirect is made anew', 'sw/timestamp-plugin.ts', 'answer.status === 0 ||', '', WORKER),
  line(
    'a directory that stalls holds the installation',
    'sw/pincodes.ts',
    'const DIRECTORY_MS = 10_000',
    'const DIRECTORY_MS = 10_000_000',
    WORKER,
  ),
  line(
    'no-store answers are kept',
    'src/offline/api/response-checks.ts',
    "!(answer.headers.get('Cache-Control') ?? '').includes('no-store')",
    'true',
    WORKER,
  ),
  line('redirected answers are kept', 'src/offline/api/response-checks.ts', '!answer.redirected &&', '', WORKER),
  line('customers’ answers are kept', 'sw/catalogue.ts', "!request.headers.has('Authorization') &&", '', WORKER),
  line('answers of other origins are kept', 'sw/catalogue.ts', '  sameOrigin &&\n', '', WORKER),
]
