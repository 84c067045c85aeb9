import { afterAll, expect, test } from 'vitest'
import * as v from 'valibot'
import { staffCalls } from '../../../src/contract/staff-calls.ts'
import { DESK_PICTURES } from '../../../src/client/worker/storage-names.ts'
import { paise, rupees } from '../../../src/contract/money.ts'
import { formatRupees } from '../../../src/texts/format.ts'
import { makePhotographs } from '../../support/photographs.ts'
import { askDesk, changeAtDesk, logInAtShop, openCustomer, openSeller } from '../support/desk-steps.ts'
import { messageJourney, ownPhone } from '../support/journey.ts'
import { accessibilityOf } from '../support/looks/accessibility.ts'
import { LONG } from '../support/steps.ts'

/** A day at the desk: what is packed, handed over by its label, delivered house by house, and the cash of it. */

const FARMER = { name: 'Anil Kale', phone: '9822054391', email: 'anil@example.com', password: 'kharif-2026-tur' }

/** A camera that sees the codes that a test names, and a phone that notes how it was shaken. */
const CAMERA = `
  window.codes = []
  window.shaken = []
  window.BarcodeDetector = class { async detect() { return window.codes.map((rawValue) => ({ rawValue })) } }
  navigator.mediaDevices.getUserMedia = async () => {
    if (window.noCamera) throw new DOMException('Denied', 'NotAllowedError')
    return document.createElement('canvas').captureStream()
  }
  navigator.vibrate = (pattern) => { window.shaken.push(pattern); return true }
`

const { gateway, shop } = await messageJourney()
const phone = await ownPhone(shop.url, { before: CAMERA })
const page = phone.page()
const main = page.getByRole('main')
const dialog = page.getByRole('dialog')
const photographs = makePhotographs()

afterAll(() => photographs.remove())

const customer = await openCustomer(shop, FARMER)

const shipment = async (id: string) =>
  v.parse(staffCalls.deskShipment.answer, await askDesk(page, shop, 'deskShipment', { params: { id } })).data
const isState = async (id: string, state: string): Promise<void> => {
  await expect.poll(async () => (await shipment(id)).state, LONG).toBe(state)
}
const book = async () => v.parse(staffCalls.deskCashBook.answer, await askDesk(page, shop, 'deskCashBook')).data
const ordered = async (): Promise<string> => `${(await customer.order([1, 1])).data}-1`
const pack = async (id: string) => {
  const lines = (await shipment(id)).lines.map(({ order_item_id, quantity }) => ({ order_item_id, quantity }))
  await changeAtDesk(page, shop, 'deskPack', { id, body: { lines } })
}
const sum = (amounts: readonly number[]): number => rupees(amounts.reduce((all, one) => all + paise(one), 0))
const workerRuns = () => page.waitForFunction(() => navigator.serviceWorker.controller !== null)

test('what waits is packed one after the other without network, also a parcel that was never opened, with its picture', async () => {
  await logInAtShop(page, await openSeller(shop, gateway, customer.sellerId))
  const [first, second] = [await ordered(), await ordered()]
  await workerRuns()
  await page.goto('/desk/pack')
  await main.getByRole('link', { name: `Pack ${second}` }).waitFor()
  const kept = () => page.evaluate(async (name) => (await (await caches.open(name)).keys()).length, DESK_PICTURES)
  await expect.poll(kept, LONG).toBeGreaterThan(1)
  await page.context().setOffline(true)
  await main.getByRole('link', { name: `Pack ${first}` }).click()
  const packAll = async (id: string) => {
    await main.getByRole('heading', { level: 1, name: `Pack ${id}` }).waitFor()
    await main.getByRole('checkbox').first().waitFor()
    for (const box of await main.getByRole('checkbox').all()) await box.check()
    const isDrawn = () =>
      main
        .locator('img')
        .evaluateAll((all) => all.every((one) => one instanceof HTMLImageElement && one.naturalWidth > 0))
    await expect.poll(isDrawn).toBe(true)
    await main.getByRole('button', { name: 'Packed', exact: true }).click()
  }
  await packAll(first)
  await packAll(second)
  await main.getByRole('heading', { level: 1, name: 'To pack' }).waitFor()
  await page.context().setOffline(false)
  await isState(first, 'packed')
  await isState(second, 'packed')
})

test('a label that is read chooses its parcel; a wrong one says so and shakes the phone; without a camera the number is typed', async () => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const third = await ordered()
  await page.goto('/desk/hand-over')
  const boxes = main.getByRole('checkbox')
  await expect.poll(() => boxes.count()).toBe(2)
  const chosen = async () => (await boxes.all()).length - (await main.getByRole('checkbox', { checked: false }).count())
  const [first = '', second = ''] = await main.getByRole('heading', { level: 2 }).allInnerTexts()
  // By the keyboard: a message about a new order may stand above it, and stays as long as the mouse is on it.
  const scan = () => main.getByRole('button', { name: 'Scan a label' }).press('Enter')
  const see = (code: string) => page.evaluate((one) => Object.assign(window, { codes: [one] }), code)

  await scan()
  await see('HDNOBODY-1')
  await dialog.getByText('HDNOBODY-1 is none of your parcels on this phone').waitFor()
  await see(third)
  await dialog.getByText(`${third} is not in this list: To pack`).waitFor()
  await see(first)
  await dialog.getByText(`${first} is chosen`).waitFor()
  const shaken = await page.evaluate(() => ('shaken' in window ? (window.shaken as unknown[]) : []))
  // A new order shakes it too, whenever it is heard of.
  expect(shaken.filter((one) => String(one) !== '90,60,90')).toEqual([[250, 80, 250], [250, 80, 250], [40]])
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(await chosen()).toBe(1)

  await page.evaluate(() => Object.assign(window, { noCamera: true }))
  await scan()
  await dialog.getByText('The camera is not allowed here.').waitFor()
  await dialog.locator('[name=number]').fill(second.slice(-6).toLowerCase())
  await dialog.getByRole('button', { name: 'Find' }).click()
  await dialog.getByText(`${second} is chosen`).waitFor()
  const { check, found } = accessibilityOf(page)
  await check('Scan')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await check('Hand over')
  expect(found).toEqual({})
  await main.getByRole('button', { name: 'Hand over 2 parcels' }).click()
  await isState(first, 'out')
  await isState(second, 'out')

  // All that is packed, in one press.
  await pack(third)
  await page.goto('/desk/hand-over')
  await expect.poll(() => boxes.count()).toBe(1)
  await boxes.first().check()
  await main.getByRole('button', { name: 'Hand over 1 parcel' }).click()
  await isState(third, 'out')
})

test('a house of three parcels is one stop with one sum; it is undone and done anew without network, and noted once', async () => {
  await page.goto('/desk/round')
  const stop = main.getByRole('article')
  await stop.getByText('3 parcels for this house').waitFor()
  expect(await stop.count()).toBe(1)
  const { data: out } = v.parse(
    staffCalls.deskPile.answer,
    await askDesk(page, shop, 'deskPile', { query: '?pile=on_the_way' }),
  )
  const ids = out.map(({ id }) => id)
  const total = sum(out.map(({ cash_due }) => cash_due))
  const [one = ''] = ids
  const oneDue = out[0]?.cash_due ?? 0
  await stop.getByText(formatRupees(total)).waitFor()
  await page.context().setOffline(true)

  const deliver = async (taken: number, photo?: string) => {
    await stop.getByRole('button', { name: 'Delivered' }).click()
    if (photo !== undefined) {
      await dialog.getByLabel('Take a photograph').and(dialog.locator('input')).setInputFiles([photo])
      await dialog.getByRole('img', { name: 'Photograph at the door' }).waitFor()
    }
    await dialog.getByRole('button', { name: `Delivered, ${formatRupees(taken)} taken` }).click()
    await dialog.waitFor({ state: 'detached' })
  }
  const holds = (amount: number) => main.getByText(`You have ${formatRupees(amount)} with you`).waitFor()
  await deliver(total)
  await main.getByText('3 changes are saved on this phone').waitFor()
  await holds(total)
  await stop.getByRole('button', { name: `Undo: ${one}` }).click()
  await holds(sum([total, -oneDue]))
  await page.reload()
  await holds(sum([total, -oneDue]))
  await deliver(oneDue, await photographs.make('door.jpg'))
  await holds(total)
  const { check, found } = accessibilityOf(page)
  await check('Round')
  await page.context().setOffline(false)
  for (const id of ids) await isState(id, 'delivered')
  await expect.poll(async () => (await shipment(one)).proofs.length, LONG).toBe(1)
  const takenOf = async () => Promise.all(ids.map(async (id) => (await shipment(id)).cash_taken))
  expect(await takenOf()).toEqual(out.map(({ cash_due }) => cash_due))
  // What may have been on its way already is told and taken back; nothing counts twice.
  const notedFor = async (id: string) =>
    sum(
      (await book()).people
        .flatMap(({ days }) => days.flatMap(({ lines }) => lines))
        .filter(({ shipment_id }) => shipment_id === id)
        .map(({ amount }) => amount),
    )
  const noted = async () => Promise.all(ids.map(notedFor))
  expect(await noted()).toEqual(out.map(({ cash_due }) => cash_due))

  // What was sent is taken back at the shop, and is to be taken again.
  await stop.getByRole('button', { name: `Undo: ${one}` }).click()
  await isState(one, 'out')
  expect((await shipment(one)).cash_due).toBe(oneDue)
  expect((await book()).people).toMatchObject([{ holds: sum([total, -oneDue]) }])
  await holds(sum([total, -oneDue]))
  await deliver(oneDue)
  await isState(one, 'delivered')
  expect(await takenOf()).toEqual(out.map(({ cash_due }) => cash_due))
  expect(await noted()).toEqual(out.map(({ cash_due }) => cash_due))
  expect(v.parse(staffCalls.deskCash.answer, await askDesk(page, shop, 'deskCash')).data).toEqual([])

  // The owner receives it, less ten rupees.
  await page.goto('/desk/cash-book')
  await main.getByText(formatRupees(total)).first().waitFor()
  await main.getByRole('button', { name: /^Received cash of / }).click()
  expect(await dialog.locator('[name=amount]').inputValue()).toBe(String(total))
  await dialog.locator('[name=amount]').fill(String(sum([total, -10])))
  await dialog.getByRole('button', { name: 'I have it' }).click()
  await dialog.waitFor({ state: 'detached' })
  await main.getByText('Has now ₹10.00').waitFor()
  await check('Cash book')
  expect(found).toEqual({})
  const [person] = (await book()).people
  expect(person).toMatchObject({ holds: 10, days: [{ taken: total, handed_over: sum([total, -10]) }] })
  await page.goto('/desk/round')
  await holds(10)
})

test('what was pressed last is undone at once, what was pressed before it after a key that opens it', async () => {
  const neighbour = { ...FARMER, name: 'Sunil More', phone: '9822054395', email: 'sunil@example.com' }
  const other = await openCustomer(shop, neighbour)
  const [first, second] = [await ordered(), `${(await other.order([1, 1])).data}-1`]
  for (const id of [first, second]) {
    await pack(id)
    await changeAtDesk(page, shop, 'deskHandOver', { id, body: {} })
  }
  await page.goto('/desk/round')
  const stopOf = ({ name }: { name: string }) => main.getByRole('article').filter({ hasText: name })
  for (const who of [FARMER, neighbour]) {
    await stopOf(who).getByRole('button', { name: 'Delivered', exact: true }).click()
    await dialog.getByRole('button', { name: /^Delivered, / }).click()
    await dialog.waitFor({ state: 'detached' })
  }
  await stopOf(neighbour)
    .getByRole('button', { name: `Undo: ${second}` })
    .waitFor()
  const undo = stopOf(FARMER).getByRole('button', { name: `Undo: ${first}` })
  expect(await stopOf(FARMER).getByRole('button').count()).toBe(0)
  await stopOf(FARMER).locator('summary').press('Enter')
  await undo.press('Enter')
  await isState(first, 'out')
})
