import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { messages } from '../../../src/contract/messages.ts'
import { ROOT, readSource } from '../../unit/tooling/sources.ts'
import { promises } from './registry.ts'

test('every proof has its row of figures, those of the phone on the page of the queue', () => {
  const proofs = [
    'proofs/cluster',
    'proofs/resilience',
    'proofs/routes',
    'proofs/timed',
    'journeys/resilience',
  ].flatMap((folder) =>
    readdirSync(join(ROOT, 'tests', folder)).flatMap((file) =>
      file.endsWith('.test.ts') ? [file.replace('.test.ts', '')] : [],
    ),
  )
  const rowed = ['docs/test-results.md', 'docs/offline.md'].flatMap((path) =>
    [...readSource(path).matchAll(/^\| `(?:test:soak -- )?([\w-]+)`/gm)].map(([, name]) => name ?? ''),
  )
  expect(new Set(rowed)).toEqual(new Set(proofs))
})

/** Words beyond sections 4, 5 and 8. */
const OWN_WORDS = [
  'passwordGuessable',
  'passwordTooLong',
  'offline',
  'noAnswer',
  'ratingRequired',
  'commentRequired',
  'reasonRequired',
  'damagePicture',
  'cartCodePart',
  'cartCodeParts',
  'cartCodeVersion',
]
const said = (message: string | ((text: string) => string)): string =>
  typeof message === 'string' ? message : message('{message}')

test('every message of the product stands in a promise with these very words', () => {
  const told = Object.values(promises)
  const missing = Object.entries(messages)
    .filter(([name]) => !OWN_WORDS.includes(name))
    .map(([, message]) => `“${said(message)}”`)
    .filter((words) => !told.some((text) => text.includes(words)))
  expect(missing).toEqual([])
})
