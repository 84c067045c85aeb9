import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addGoods, DECLARED } from '../support/fixtures.ts'
import { onBothDatabases, type TestCustomer } from '../support/support.ts'

/** What a change does not name stays as it is, at every door of the operator and of the desk. */

const LICENCE = {
  kind: 'seed',
  number: 'MH-1',
  state: 'Maharashtra',
  expires: '2030-03-31',
  premises: '12, Station Road, Nashik',
  pincode: '422003',
  valid_from: '2026-04-01',
}
const PARTICULARS = {
  legal_name: 'Green Shop Agro LLP',
  care_name: 'Complaints desk',
  care_phone: '18001234567',
  care_email: 'care@green.example',
}
const REGISTERED = { address: 'Market Road 1', pincode: '422003', city: 'Nashik', state: 'Maharashtra', gst_no: '27A' }

interface Stage {
  sellerId: number
  listingId: number
  sku: string
  desk: TestCustomer
  operatorsDesk: TestCustomer
}
type Values = Readonly<Record<string, unknown>>
interface Door {
  /** All of it, and each part of it that may be given alone. */
  whole: Values
  parts: readonly Values[]
  send: (stage: Stage, body: Values) => Promise<{ status: number }>
  read: (stage: Stage) => Promise<Values>
}

onBothDatabases((shop) => {
  const open = async (): Promise<Stage> => {
    const { listing, sku } = await addGoods(shop().db)
    const { sellerId } = listing
    shop().deps.pins.find = (pincode) => [{ pincode, district: 'Nashik', state: 'Maharashtra', areas: [] }]
    const [desk, operatorsDesk] = [await shop().staff(sellerId, 'manager'), await shop().staff(null, 'manager')]
    return { sellerId, listingId: listing.id, sku, desk, operatorsDesk }
  }
  const keyed = (by: TestCustomer, method: string, path: string, body: Values) =>
    by.ask(method, path, { body, key: randomUUID() })
  const data = async (by: Pick<TestCustomer, 'ask'>, path: string) => (await by.ask('GET', path)).body.data
  const operator = {
    ask: ((method, path, asking) => shop().operator(method, path, asking)) satisfies TestCustomer['ask'],
  }

  const licenceOf = async ({ sellerId }: Stage) => {
    const [first, ...others] = (await data(operator, `admin/sellers/${sellerId}`)).licences
    expect(others).toEqual([])
    return first
  }
  const licencePath = async (stage: Stage) => `licences/${(await licenceOf(stage))?.id}`
  const renewals = ['premises', 'pincode', 'valid_from', 'number', 'expires']
  const needed = { kind: LICENCE.kind, number: LICENCE.number, state: LICENCE.state, expires: LICENCE.expires }
  const alone = (whole: Values, names = Object.keys(whole)) => names.map((name) => ({ [name]: whole[name] }))
  const writeDown = ({ sellerId }: Stage) => operator.ask('PUT', `admin/sellers/${sellerId}/licence`, { body: LICENCE })

  const DOORS: Record<string, Door> = {
    'a licence by the command line': {
      whole: LICENCE,
      parts: alone(LICENCE, renewals).map((part) => ({ ...needed, ...part })),
      send: ({ sellerId }, body) => operator.ask('PUT', `admin/sellers/${sellerId}/licence`, { body }),
      read: licenceOf,
    },
    'a licence at the desk': {
      whole: LICENCE,
      parts: alone(LICENCE, renewals).map((part) => ({ ...needed, ...part })),
      send: ({ sellerId, operatorsDesk }, body) =>
        keyed(operatorsDesk, 'PUT', `desk/sellers/${sellerId}/licence`, body),
      read: licenceOf,
    },
    'a licence that is mended by the command line': {
      whole: LICENCE,
      parts: alone(LICENCE),
      send: async (stage, body) => {
        if (body === LICENCE) await writeDown(stage)
        return operator.ask('PUT', `admin/${await licencePath(stage)}`, { body })
      },
      read: licenceOf,
    },
    'a licence that is mended at the desk': {
      whole: LICENCE,
      parts: alone(LICENCE),
      send: async (stage, body) => {
        if (body === LICENCE) await writeDown(stage)
        return keyed(stage.operatorsDesk, 'PUT', `desk/${await licencePath(stage)}`, body)
      },
      read: licenceOf,
    },
    'the particulars of a shop': {
      whole: PARTICULARS,
      parts: alone(PARTICULARS),
      send: ({ sellerId, desk }, body) => keyed(desk, 'PUT', `desk/shops/${sellerId}`, body),
      read: ({ sellerId, desk }) => data(desk, `desk/shops/${sellerId}`),
    },
    declarations: {
      whole: DECLARED,
      parts: alone(DECLARED),
      send: ({ listingId, desk }, body) => keyed(desk, 'PUT', `desk/products/${listingId}/declarations`, body),
      read: async ({ listingId, desk }) => (await data(desk, `desk/products/${listingId}`)).sent.said,
    },
    'a pack': {
      whole: { price: 120, selling_price: 99, stock: 40, cod: 0 },
      parts: alone({ price: 120, selling_price: 99, stock: 40, cod: 0 }),
      send: ({ sku }, body) => operator.ask('PUT', `admin/variants/${sku}`, { body }),
      read: async ({ sku, desk }) => {
        const rows: { sku: string }[] = await data(desk, 'desk/variants')
        const { cod_available: cod } = (await operator.ask('PUT', `admin/variants/${sku}`, { body: {} })).body.data
        return { ...rows.find((row) => row.sku === sku), cod: Number(cod) }
      },
    },
    'a delivery area': {
      whole: { pins: '422', days: '2-4', cash_max: 5000 },
      parts: [{ pins: '422', days: '2-4' }],
      send: ({ sellerId }, body) => operator.ask('PUT', `admin/sellers/${sellerId}/zones`, { body }),
      read: async ({ sellerId, desk }) => {
        const [{ pins, days, cash_max }] = (await data(desk, `desk/shops/${sellerId}/areas`)).zones
        return { pins: pins.join(','), days: days.join('-'), cash_max }
      },
    },
    'somebody of the staff': {
      whole: { role: 'packer', disabled: true },
      parts: alone({ role: 'packer', disabled: true }),
      send: async ({ sellerId, ...stage }, body) => {
        const owner = await shop().staff(sellerId)
        return keyed(owner, 'PUT', `desk/people/${stage.desk.id}`, body)
      },
      read: async ({ sellerId, desk }) => {
        const people: { id: number; role: string; disabled_at: string | null }[] = await data(
          await shop().staff(sellerId),
          'desk/people',
        )
        const own = people.find(({ id }) => id === desk.id)
        return { role: own?.role, disabled: own?.disabled_at !== null }
      },
    },
    'what a shop has registered': {
      whole: REGISTERED,
      parts: [],
      send: async ({ sellerId, desk, operatorsDesk }, body) => {
        const asked = await keyed(desk, 'POST', `desk/shops/${sellerId}/registered`, body)
        const { id } = asked.body.data.change
        return keyed(operatorsDesk, 'POST', `desk/seller-changes/${id}/approve`, {})
      },
      read: async ({ sellerId, desk }) => (await data(desk, `desk/shops/${sellerId}/registered`)).now,
    },
  }

  test.each(Object.keys(DOORS))('what is not given of %s stays as it is', async (name) => {
    const door = DOORS[name]
    if (door === undefined) throw new Error('No such door')
    const stage = await open()
    expect(await door.send(stage, door.whole)).toMatchObject({ status: 200 })
    expect(await door.read(stage)).toMatchObject(door.whole)
    for (const part of door.parts) {
      expect(await door.send(stage, part), JSON.stringify(part)).toMatchObject({ status: 200 })
      expect(await door.read(stage), JSON.stringify(part)).toMatchObject(door.whole)
    }
  })

  test('what is given as empty, or as none, is taken away', async () => {
    const stage = await open()
    const send = async (name: keyof typeof DOORS, body: Values) => {
      const door = DOORS[name]
      await door?.send(stage, door.whole)
      expect(await door?.send(stage, body)).toMatchObject({ status: 200 })
      return door?.read(stage)
    }
    expect(await send('a licence that is mended by the command line', { pincode: '', valid_from: '' })).toMatchObject({
      ...LICENCE,
      pincode: null,
      valid_from: null,
    })
    expect(await send('the particulars of a shop', { care_email: '' })).toMatchObject({ care_email: null })
    expect(await send('declarations', { dose: '' })).toMatchObject({ ...DECLARED, dose: '' })
    const area = { pins: '422', days: '2-4' }
    expect(await send('a delivery area', { ...area, cash_max: null })).toEqual(area)
    expect(await send('a delivery area', { ...area, cash_max: 0 })).toEqual({ ...area, cash_max: 0 })
  })

  test('PINs that are named together keep the limit of cash that each had', async () => {
    const { sellerId } = await open()
    const set = async (body: Values) =>
      (await operator.ask('PUT', `admin/sellers/${sellerId}/zones`, { body })).body.data.zones
    await set({ pins: '422', days: '2-4', cash_max: 5000 })
    await set({ pins: '423', days: '2-4', cash_max: 0 })
    const zones = await set({ pins: '422,423,424', days: '3-5' })
    expect(zones).toHaveLength(3)
    expect(zones).toEqual(
      expect.arrayContaining([
        { pins: ['422'], days: [3, 5], cash_max: 5000 },
        { pins: ['423'], days: [3, 5], cash_max: 0 },
        { pins: ['424'], days: [3, 5] },
      ]),
    )
  })
})
