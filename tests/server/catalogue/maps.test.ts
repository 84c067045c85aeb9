import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { googleMaps } from '../../../server/adapters/google-maps.ts'
import { onEmbedded } from '../support/support.ts'

/** A stand-in for the map provider that speaks its protocol. */
let provider: Server
let address: string
let asked: URLSearchParams[]
let answer: { status: number; body: object }

beforeAll(async () => {
  provider = createServer((request, response) => {
    asked.push(new URL(request.url ?? '', 'http://maps.test').searchParams)
    response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer.body))
  }).listen(0, '127.0.0.1')
  await once(provider, 'listening')
  const at = provider.address()
  if (at === null || typeof at === 'string') throw new Error('No port')
  address = `http://127.0.0.1:${at.port}/geocode/json`
})
afterAll(() => void provider.close())
beforeEach(() => {
  asked = []
})

const part = (long_name: string, ...types: string[]) => ({ long_name, types })
const SHIVAJI_NAGAR = {
  address_components: [
    part('Shivajinagar', 'political', 'sublocality', 'sublocality_level_1'),
    part('Pune', 'locality', 'political'),
    part('Pune District', 'administrative_area_level_3', 'political'),
    part('Maharashtra', 'administrative_area_level_1', 'political'),
    part('411005', 'postal_code'),
  ],
  geometry: { location: { lat: 18.5308, lng: 73.8475 } },
}
const PLACE = {
  pincode: '411005',
  city: 'Pune',
  district: 'Pune District',
  state: 'Maharashtra',
  areas: [{ name: 'Shivajinagar', lat: 18.5308, lng: 73.8475 }],
}
const NEAREST = { pincode: '411001', district: 'Pune', state: 'Maharashtra', areas: [] }

onEmbedded((shop) => {
  beforeAll(() => {
    shop().deps.maps = googleMaps('map-key-of-the-tests', address)
    shop().deps.pins = { find: (pincode) => (pincode === '411001' ? [NEAREST] : []), nearest: () => [NEAREST] }
  })
  const locate = () => shop().ask('GET', 'locate?lat=18.53080&lng=73.84750')

  test('a position is asked of the map provider with the shop’s key, which the phone never sees', async () => {
    answer = {
      status: 200,
      body: { status: 'OK', results: [{ ...SHIVAJI_NAGAR, address_components: [] }, SHIVAJI_NAGAR] },
    }
    const { status, body } = await locate()
    expect([status, body.data]).toEqual([200, [PLACE]])
    expect(Object.fromEntries(asked[0] ?? [])).toEqual({
      latlng: '18.5308,73.8475',
      region: 'in',
      key: 'map-key-of-the-tests',
    })
    expect(JSON.stringify(body)).not.toContain('map-key')
  })

  test.each([
    ['finds nothing', { status: 200, body: { status: 'ZERO_RESULTS', results: [] } }],
    ['refuses the key', { status: 200, body: { status: 'REQUEST_DENIED', results: [] } }],
    ['is in trouble', { status: 503, body: {} }],
    ['answers something else', { status: 200, body: { hello: 'world' } }],
  ])('the nearest PIN of the directory is told when the provider %s', async (_, given) => {
    answer = given
    expect((await locate()).body.data).toEqual([NEAREST])
  })

  test('the provider is asked for a PIN only when the directory does not know it', async () => {
    answer = { status: 200, body: { status: 'OK', results: [SHIVAJI_NAGAR] } }
    expect((await shop().ask('GET', 'pincode/411001')).body.data).toEqual([NEAREST])
    expect(asked).toEqual([])
    expect((await shop().ask('GET', 'pincode/411005')).body.data).toEqual([PLACE])
    expect(asked[0]?.get('components')).toBe('postal_code:411005|country:IN')
  })
})
