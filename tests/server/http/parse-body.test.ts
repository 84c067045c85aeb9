import { expect, test } from 'vitest'
import { readBytes } from '../../../server/http/rpc/parse-body.ts'
import { keeps } from '../../support/keeps.ts'

/** A sender that begins and never ends. */
const slow = (headers: Record<string, string>) =>
  new Request('http://shop.test/', {
    method: 'POST',
    headers,
    body: new ReadableStream({ start: (sender) => sender.enqueue(new TextEncoder().encode('{')) }),
    duplex: 'half',
  } as RequestInit)

/** Without it the body is read piece by piece. */
const LENGTHS: Record<string, string>[] = [{}, { 'Content-Length': '2' }]

test.each(LENGTHS)('a body that does not come to an end is given up, with the headers %j', async (headers) => {
  await keeps('s27/given-up', () =>
    expect(readBytes(slow(headers), 100, { timeoutMs: 50 })).rejects.toMatchObject({ code: 'TOO_SLOW' }),
  )
})

test.each(LENGTHS)('a body that grows too large is refused at once, with the headers %j', async (headers) => {
  const request = new Request('http://shop.test/', { method: 'POST', headers, body: 'x'.repeat(101) })
  await expect(readBytes(request, 100)).rejects.toMatchObject({ code: 'TOO_LARGE' })
})
