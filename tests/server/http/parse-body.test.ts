import { expect, test } from 'vitest'
import { readBytes } from '../../../server/http/rpc/parse-body.ts'
import { keeps } from '../../support/keeps.ts'

/** A sender that begins and never ends. */
const slow = () =>
  new Request('http://shop.test/', {
    method: 'POST',
    body: new ReadableStream({ start: (sender) => sender.enqueue(new TextEncoder().encode('{')) }),
    duplex: 'half',
  } as RequestInit)

test('a body that does not come to an end is given up', async () => {
  await keeps('s27/given-up', () =>
    expect(readBytes(slow(), 100, { timeoutMs: 50 })).rejects.toMatchObject({ code: 'TOO_SLOW' }),
  )
})

test('a body that grows too large is refused at once', async () => {
  const request = new Request('http://shop.test/', { method: 'POST', body: 'x'.repeat(101) })
  await expect(readBytes(request, 100)).rejects.toMatchObject({ code: 'TOO_LARGE' })
})
