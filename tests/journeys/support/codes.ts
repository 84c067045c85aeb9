import { createServer } from 'node:http'
import { afterAll, expect } from 'vitest'
import * as v from 'valibot'
import { openOnPort } from '../../support/open-on-port.ts'

/** A gateway that keeps what the shop sends to phones, in place of the log in which an operator reads it. */
export interface Gateway {
  /** The setting of the shop that leads to it. */
  settings: () => { SENDER_URL: string }
  /** The code in the newest message to a phone that is not one of those used already. */
  codeFor: (phone: string) => Promise<string>
  /** All that was sent to a phone, in its order. */
  messagesTo: (phone: string) => string[]
}

const CODE = /\b\d{6}\b/

const Message = v.object({ to: v.string(), text: v.string() })

export const openGateway = async (): Promise<Gateway> => {
  const sent: v.InferOutput<typeof Message>[] = []
  const read = new Set<object>()
  const server = createServer((request, response) => {
    let text = ''
    request.setEncoding('utf8').on('data', (part: string) => (text += part))
    request.on('end', () => {
      sent.push(v.parse(Message, JSON.parse(text)))
      response.end()
    })
  })
  afterAll(() => void server.close())
  const port = await openOnPort(server)
  return {
    settings: () => ({ SENDER_URL: `http://127.0.0.1:${port}/` }),
    messagesTo: (phone) => sent.filter(({ to }) => to === phone).map(({ text }) => text),
    codeFor: async (phone) => {
      // Other news goes to the same phone, and a code may come after it.
      const newest = () =>
        sent.findLast((message) => message.to === phone && CODE.test(message.text) && !read.has(message))
      // The shop answers before the message goes.
      await expect.poll(newest).toBeDefined()
      const message = newest()
      if (message !== undefined) read.add(message)
      return CODE.exec(message?.text ?? '')?.[0] ?? ''
    },
  }
}
