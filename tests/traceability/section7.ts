import { by, row } from './promise.ts'
import type { Section } from './promise.ts'

const call = by('unit/offline/call')
const sw = by('unit/offline/worker')

export const section7: Section = {
  title: '7. The calls',
  parts: [
    {
      title: 'The shared call helper',
      rows: [
        row(
          'Paths are relative to one base, bodies are JSON, no cookies travel',
          'src/offline/api/api-request.ts#send src/offline/api/api-settings.ts',
          call('a call goes below the base, as JSON, with the token in its header and without cookies'),
        ),
        row(
          'A failure has the server’s message, else “Server error, Please try again later”, and status false',
          'src/offline/api/api-request.ts#readFailure',
          call('a refusal is told in the server’s words'),
          call('without words of the server it says that the server is in trouble: %s', 'an empty refusal'),
        ),
        row(
          'A call that needs a token fails on the phone without one',
          'src/offline/api/api-request.ts#apiRequest',
          call('without a token a call that needs one never leaves the phone: No token found'),
        ),
        row('A 401 is only logged', 'src/offline/api/api-request.ts#apiRequest', call('a 401 is only logged')),
        row(
          'Authenticated answers are kept by no cache',
          'sw/cache-keys.ts',
          sw('the worker keeps the catalogue and nothing else of the API'),
        ),
      ],
    },
  ],
}
