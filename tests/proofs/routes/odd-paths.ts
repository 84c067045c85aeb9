import { connect } from 'node:net'
import fc from 'fast-check'
import { ROUTES } from './routes.ts'

/** Addresses that no link of the shop has, sent byte for byte: a client of its own would mend or refuse them. */

const PAGES =
  ' about brand/* category/* seller/* product-details/* login address/edit account payment seller-form?token=* * /* /*about //* /[*'
const PICTURES =
  'products/*/* products/1/a.png brands/* avatars/* banners/* reviews/* returns/*'.replaceAll(/\S+/g, 'images/$&') +
  ' assets/*.js *.css'
const OTHERS =
  'api/webhooks/razorpay api/health api/ready api/live api/openapi.json api/ api/* sw.js manifest.webmanifest'
/** What only a few calls take is taken by none of the others, and does no harm there. */
const QUERY = '?q=*&category=*&brand=*&cursor=*&limit=*&token=*&lat=*&sku=*&kind=*&w=*'.split('&')
const GET_CALLS = ROUTES.flatMap(({ call }) =>
  call.method === 'GET' ? [`api/${call.path.replaceAll(/:\w+/g, '*')}`] : [],
)
const OTHER_CALLS = ROUTES.flatMap(({ call }) =>
  call.method === 'GET' ? [] : [`api/${call.path.replaceAll(/:\w+/g, '*')}`],
)
const KNOWN = [PAGES, PICTURES, OTHERS].map((paths) => paths.split(' '))

const ESCAPES =
  '% %zz %ED%A0%80 %ED%B0%80 %FF %C0%AF %E0%A4 %F4%90%80%80 %u0000 %25%30%30 %2e%2e%2f %2F %5C %0D%0A %0A %7F %1B %EF%BF%BD'
const SIGNS =
  '// //[ /[ [:: /\\ \\ //@ //:99999 .. /../ /./ . ; : @ ? # & = \u0001 \u0007 \t \u007F \u0000 \u00E9 /__proto__'
const ODD = [ESCAPES, SIGNS].flatMap((pieces) => pieces.split(' '))

const odd = fc.oneof(
  // The one sign that a path may carry and no column can.
  { weight: 6, arbitrary: fc.constant('%00') },
  { weight: 12, arbitrary: fc.constantFrom(...ODD) },
  {
    weight: 2,
    arbitrary: fc.string({ unit: 'binary-ascii', maxLength: 8 }).map((text) => text.replaceAll(/[\r\n ]/g, '')),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom('a', '/', '%41', '..', '%00', '%F0%9F%8C%BE'), fc.constantFrom(300, 2_000, 20_000))
      .map(([part, times]) => part.repeat(times)),
  },
)

const known = fc.oneof(...[...KNOWN, GET_CALLS, GET_CALLS, OTHER_CALLS].map((paths) => fc.constantFrom(...paths)))
/** Where a path takes a text, at its end, or in its query: the rest of the path still leads where it led. */
const filled = fc
  .tuple(known, fc.option(fc.constantFrom(...QUERY)), fc.constantFrom('', 'a', '1'), odd)
  .map(([path, query, before, piece]) =>
    (path + (query === null ? '' : `?${query.replace('?', '')}`)).replaceAll('*', () => before + piece),
  )
/** Pieces anywhere, each put in or over the rest. */
const scattered = fc
  .tuple(known, fc.array(fc.tuple(odd, fc.nat({ max: 1_000 }), fc.boolean()), { minLength: 1, maxLength: 5 }))
  .map(([path, pieces]) =>
    pieces.reduce((whole, [piece, place, isCut]) => {
      const at = place % (whole.length + 1)
      return whole.slice(0, at) + piece + (isCut ? '' : whole.slice(at))
    }, path),
  )

export interface OddPath {
  method: 'GET' | 'HEAD'
  path: string
  caller: 'anyone' | 'customer' | 'operator'
}

export const oddPaths: fc.Arbitrary<OddPath> = fc.record({
  method: fc.constantFrom('GET', 'HEAD'),
  path: fc.oneof({ weight: 2, arbitrary: filled }, { weight: 1, arbitrary: scattered }).map((path) => `/${path}`),
  caller: fc.constantFrom('anyone', 'customer', 'operator'),
})

/** The status that an address is answered with, asked on a connection of its own. */
export const statusOf = (port: number, { method, path }: OddPath, token?: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const bearer = token === undefined ? '' : `Authorization: Bearer ${token}\r\n`
    let head = ''
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`${method} ${path} HTTP/1.1\r\nHost: shop.test\r\n${bearer}Connection: close\r\n\r\n`, 'latin1'),
    )
    const done = () => {
      const [, status] = /^HTTP\/1\.1 (\d{3}) /.exec(head) ?? []
      socket.destroy()
      if (status === undefined) reject(new Error(`No answer to ${method} ${path.slice(0, 200)}`))
      else resolve(Number(status))
    }
    socket.setEncoding('latin1').on('data', (text: string) => {
      if (head.length < 100) head += text
      if (head.includes('\r\n')) done()
    })
    socket.on('error', done).on('close', done)
  })
