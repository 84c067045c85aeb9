import type { Locator } from 'playwright-core'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { realJourney } from '../support/real-shop.ts'
import { CONTACT_MISSING, CONTACT_SAID, CONTACT_WRONG, fillIn, forgetDrafts, saysAfter } from '../support/forms.ts'
import { DESK } from '../support/phone.ts'
import { bodyOf, FARMER, fillAddress, logIn, signUp } from '../support/steps.ts'
import { keeps } from '../../support/keeps.ts'

const { shop, phone } = await realJourney({ viewport: DESK, serviceWorkers: 'block' })
const page = phone.page()
const main = page.getByRole('main')

interface Wrong {
  open: () => Promise<Locator>
  button: string
  missing: Record<string, string>
  typed: Record<string, string>
  said: Record<string, string>
}
const formOn = (path: string) => async () => {
  await page.goto(path)
  return main.locator('form')
}
/** A new address begins with the account's own name and number. */
const emptyAddress = (path: string) => async () => {
  const form = await formOn(path)()
  await expect.poll(() => form.locator('[name=phone_number]').inputValue()).toBe(FARMER.phone)
  expect(await form.locator('[name=name]').inputValue()).toBe(FARMER.name)
  await fillIn(form, { name: '', phone_number: '' })
  return form
}
const dialogFrom = (place: 'banner' | 'contentinfo', button: string) => async () => {
  await page.goto('/about')
  await page.getByRole(place).getByRole('button', { name: button, exact: true }).click()
  return page.getByRole('dialog').locator('form')
}
const SELLING = { button: 'I Want To Become A Seller', typed: CONTACT_WRONG }
const SELLING_SAID = {
  missing: { ...CONTACT_MISSING, email: 'Email must be valid' },
  said: { ...CONTACT_SAID, email: 'Email must be valid' },
}
const ENQUIRY = {
  button: 'SUBMIT',
  missing: { ...CONTACT_MISSING, email: 'Email must be a valid email' },
  typed: CONTACT_WRONG,
  said: { ...CONTACT_SAID, email: 'Email must be a valid email' },
}
const ADDRESS = {
  button: 'Save',
  missing: {
    name: 'Name is required',
    phone_number: 'Phone number is required',
    house_number: 'House number is required',
    area: 'Area is required',
    pincode: 'Pincode is required',
    city: 'City is required',
    district: 'District is required',
    state: 'State is required',
  },
  typed: {
    name: 'Asha',
    house_number: '1',
    area: 'a',
    city: 'b',
    district: 'c',
    state: 'd',
    phone_number: '98220',
    pincode: '41100',
  },
  said: { phone_number: 'Phone number must be 10 digits', pincode: 'Pincode must be 6 digits' },
}

const saysWhatIsWrong = async ({ open, button, missing, typed, said }: Wrong) => {
  if (page.url().startsWith(shop.url)) await forgetDrafts(page)
  const form = await open()
  await saysAfter(form, button, missing)
  await fillIn(form, typed)
  await saysAfter(form, button, said)
}

const FORMS: Record<string, Wrong> = {
  'Contact for Bulk Orders': { open: formOn('/bulk-order-request'), ...ENQUIRY },
  'Contact for Bulk Orders, opened from the header': {
    open: dialogFrom('banner', 'Contact for Bulk Orders'),
    ...ENQUIRY,
  },
  'Contact for Bulk Orders, opened from the footer': {
    open: dialogFrom('contentinfo', 'Contact For Bulk Order'),
    ...ENQUIRY,
  },
  'Quick Inquiry': {
    open: async () => {
      await page.goto('/about')
      const form = page.getByRole('contentinfo').locator('form')
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      await form.waitFor()
      return form
    },
    ...ENQUIRY,
    missing: { ...ENQUIRY.missing, message: 'Message must be valid' },
    typed: { ...ENQUIRY.typed, message: 'Ten bags' },
  },
  'Seller request': { open: formOn('/seller-request'), ...SELLING, ...SELLING_SAID },
  'Seller request, opened from the footer': {
    open: dialogFrom('contentinfo', 'Sell On Haldhar'),
    ...SELLING,
    ...SELLING_SAID,
  },
  'Sign-up of a seller': {
    open: async () => {
      const form = await formOn('/signup')()
      await main.getByRole('radio', { name: 'Seller' }).check()
      await main.locator('[name=password]').waitFor({ state: 'detached' })
      return form
    },
    ...SELLING_SAID,
    button: 'Sign up',
    typed: CONTACT_WRONG,
  },
  'Sign-up of a customer': {
    open: formOn('/signup'),
    button: 'Sign up',
    missing: { ...SELLING_SAID.missing, password: 'Password must be at least 8 characters' },
    typed: { ...CONTACT_WRONG, password: 'seven77' },
    said: { ...SELLING_SAID.said, password: 'Password must be at least 8 characters' },
  },
  'Log-in by email': {
    open: formOn('/login'),
    button: 'Login',
    missing: { email: 'Email is required', password: 'Password is required' },
    typed: { email: FARMER.email },
    said: { password: 'Password is required' },
  },
  'Log-in by phone number': {
    open: async () => {
      const form = await formOn('/login')()
      await form.getByRole('radio', { name: 'Phone No.' }).check()
      return form
    },
    button: 'Login',
    missing: { phone_number: 'Phone number is required', password: 'Password is required' },
    typed: { phone_number: FARMER.phone },
    said: { password: 'Password is required' },
  },
}

test.each(Object.entries(FORMS))('the form says beside each field what is wrong with it: %s', async (_, wrong) => {
  await keeps('5/beside', () => saysWhatIsWrong(wrong))
})

test('the same number for WhatsApp hides its field and is sent as the phone number', async () => {
  await page.goto('/seller-request')
  const form = main.locator('form')
  await fillIn(form, { name: 'Meena', phone_number: '9811122233', whats_app_number: '1', email: 'meena@example.com' })
  await form.getByLabel('Same Number For WhatsApp').check()
  await form.locator('[name=whats_app_number]').waitFor({ state: 'detached' })
  await keeps('5/same-number', async () => {
    const sent = await bodyOf(page, 'vendor/request', () => form.getByRole('button', { name: SELLING.button }).click())
    expect(sent).toEqual({
      name: 'Meena',
      phone_number: '9811122233',
      whats_app_number: '9811122233',
      email: 'meena@example.com',
    })
  })
  await page.waitForURL('**/seller-thankyou-card')
  await main.getByRole('heading', { level: 1, name: 'Thank You!' }).waitFor()
  await keeps('2.7/thanks', async () => {
    const card = (await main.innerText()).replaceAll(/\s+/g, ' ').trim()
    expect(card).toBe('Thank You! We shall get back to you soon. HOME')
  })
  await main.getByRole('link', { name: 'HOME' }).click()
  await page.waitForURL((url) => url.pathname === '/')
})

test('a bulk enquiry has a fixed message; sent from the modal it is thanked for, and the modal closes at home', async () => {
  const form = await dialogFrom('contentinfo', 'Contact For Bulk Order')()
  await page.getByRole('dialog', { name: 'Contact for Bulk Orders' }).waitFor()
  await expect.poll(() => page.locator('body').getAttribute('modal-active')).toBe('')
  const message = form.locator('[name=message]')
  await keeps('5/bulk-message', async () =>
    expect([await message.inputValue(), await message.isEditable()]).toEqual(['Contact for Bulk Order', false]),
  )
  const send = async () => {
    await fillIn(form, { name: 'Asha', phone_number: FARMER.phone, email: FARMER.email })
    await form.getByLabel('Same Number For WhatsApp').check()
    return bodyOf(page, 'enquiry', () => form.getByRole('button', { name: 'SUBMIT' }).click())
  }
  expect(await send()).toEqual({
    message: 'Contact for Bulk Order',
    name: 'Asha',
    phone_number: FARMER.phone,
    whats_app_number: FARMER.phone,
    email: FARMER.email,
  })
  await keeps('2.8/sent', async () => {
    await page.getByText('Your enquiry has been sent').first().waitFor()
    await page.waitForURL((url) => url.pathname === '/')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await expect.poll(() => page.locator('body').getAttribute('modal-active')).toBeNull()
    // At home already: no other page comes and closes it, or moves what is being pressed.
    await main.getByRole('heading', { name: 'New Arrival' }).waitFor()
    await page.getByRole('contentinfo').getByRole('button', { name: 'Contact For Bulk Order' }).click()
    await send()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  })
})

test('a quick inquiry is emptied once the shop has it, and leads home', async () => {
  await page.goto('/about')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const form = page.getByRole('contentinfo').locator('form')
  const contact = { name: 'Asha', phone_number: '9822012398', whats_app_number: '9822012397', email: FARMER.email }
  await fillIn(form, { message: 'Ten bags of urea?', ...contact })
  const sent = await bodyOf(page, 'enquiry', () => form.getByRole('button', { name: 'SUBMIT' }).click())
  expect(sent).toEqual({ message: 'Ten bags of urea?', ...contact })
  await keeps('2.2/quick', async () => {
    await page.waitForURL((url) => url.pathname === '/')
    await expect.poll(() => form.locator('[name=message]').inputValue()).toBe('')
  })
})

describe('log-in', () => {
  beforeAll(() => signUp(page, FARMER))
  beforeEach(() => page.goto('/login').then(() => main.locator('form').waitFor()))

  const enter = (password: string) =>
    fillIn(main.locator('form'), { email: FARMER.email, password }).then(() =>
      main.getByRole('button', { name: 'Login', exact: true }).click(),
    )

  test('the thank-you page tells the way in', async () => {
    await page.goto('/thankyou')
    await main.getByText('You can log in now').waitFor()
    expect(await main.getByRole('definition').allInnerTexts()).toEqual(['your email', 'the one you chose at sign-up'])
    await main.getByRole('link', { name: 'Log in', exact: true }).click()
    await page.waitForURL('**/login')
  })

  test('both roles, both ways, a code and a new password are offered; isSellerLogin=1 chooses the seller', async () => {
    await keeps('2.6/login', async () => {
      await expect.poll(() => main.getByRole('radio', { name: 'Customer' }).isChecked()).toBe(true)
      await expect.poll(() => main.getByRole('radio', { name: 'Email ID' }).isChecked()).toBe(true)
      for (const name of ['Forgot Password', 'Use OTP']) await main.getByRole('button', { name }).waitFor()
      await main.getByRole('link', { name: 'Sign up' }).waitFor()
      await page.goto('/login?isSellerLogin=1')
      await expect.poll(() => main.getByRole('radio', { name: 'Seller' }).isChecked()).toBe(true)
    })
  })

  test('a refusal is told in the shop’s words and what was typed stays', async () => {
    phone.expects(/^401 \/api\/auth\/login$/)
    await enter('wrong-password')
    await keeps('8/refused', async () => {
      await page.getByRole('alert').getByText('wrong').first().waitFor()
      await expect.poll(() => main.locator('[name=email]').inputValue()).toBe(FARMER.email)
    })
  })

  test('a log-in that the phone cannot keep says why: Login failed', async () => {
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new Error('The phone is full')
      }
    })
    await enter(FARMER.password)
    await keeps('8/login-failed', async () => {
      await page.getByText('Login failed: The phone is full').first().waitFor()
      expect(new URL(page.url()).pathname).toBe('/login')
    })
    expect(await page.evaluate(() => document.cookie)).not.toContain('sessionToken')
  })

  test('a customer is welcomed home; cookie, user and token are kept', async () => {
    await enter(FARMER.password)
    await keeps('4/logged-in', async () => {
      await page.getByText('You are logged in').first().waitFor()
      await page.waitForURL((url) => url.pathname === '/')
      const [user, token] = await page.evaluate(() => ['user', 'token'].map((key) => localStorage.getItem(key)))
      expect(JSON.parse(user ?? '')).toMatchObject({ name: FARMER.name })
      expect(token).toBeTruthy()
    })
    const cookie = (await phone.context().cookies()).find(({ name }) => name === 'sessionToken')
    await keeps('9/cookie', async () => {
      expect(cookie?.path).toBe('/')
      const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000
      expect(days).toBeGreaterThan(0.99)
      expect(days).toBeLessThanOrEqual(1)
    })
  })
})

describe('addresses', () => {
  /** Without a PIN that fills in the rest. */
  const HOME = {
    phone_number: FARMER.phone,
    house_number: '12',
    area: 'Shivaji Nagar',
    pincode: '999999',
    city: 'Pune',
    district: 'Pune',
    state: 'Maharashtra',
  }
  beforeAll(() => logIn(page, FARMER))
  // The PIN that was given last stands in a new address, and is one that nobody knows.
  beforeEach(() => phone.expects(/^404 \/pins\/areas\/999\.json$/))

  test.each(['/address/add-new', '/billing-address/add-new'])(
    'the address form says beside each field what is wrong with it: %s',
    (path) => saysWhatIsWrong({ open: emptyAddress(path), ...ADDRESS }),
  )

  test('leaving the pincode fills in the place and takes its messages away', async () => {
    await forgetDrafts(page)
    const form = await emptyAddress('/address/add-new')()
    await saysAfter(form, 'Save', ADDRESS.missing)
    await fillIn(form, { pincode: '411001' })
    await form.locator('[name=pincode]').blur()
    await keeps('2.9/pin', async () => {
      await expect.poll(() => form.locator('[name=state]').inputValue()).toBe('Maharashtra')
      await expect.poll(() => form.locator('[name=district]').inputValue()).toBe('Pune')
      // A PIN with several areas offers them and guesses none.
      await form.getByRole('group', { name: 'Which place is yours?' }).getByRole('radio').first().check()
      await expect.poll(() => form.locator('[name=area]').inputValue()).not.toBe('')
      const wrong = form.locator('[aria-invalid=true]')
      await expect
        .poll(() => wrong.evaluateAll((fields) => fields.map((field) => field.getAttribute('name'))))
        .toEqual(['house_number', 'name', 'phone_number'])
    })
  })

  test('Cancel leaves the form for the list, with isBuyNow', async () => {
    await page.goto('/address/add-new?isBuyNow=1')
    await main.locator('[name=name]').fill('Asha')
    await main.getByRole('button', { name: 'Cancel', exact: true }).click()
    await keeps('2.9/cancel', async () => {
      await expect.poll(() => page.url()).toBe(`${shop.url}/address?isBuyNow=1`)
    })
  })

  test('Save leads to the list, with isBuyNow, and Edit opens the very address', async () => {
    await page.goto('/address/add-new?isBuyNow=1')
    await fillAddress(page, { ...HOME, name: 'Asha at the well' })
    await main.getByRole('button', { name: 'Save', exact: true }).click()
    await keeps('2.9/save', async () => {
      await expect.poll(() => page.url()).toBe(`${shop.url}/address?isBuyNow=1`)
    })
    await main.getByRole('article').filter({ hasText: 'Asha at the well' }).getByRole('link', { name: 'Edit' }).click()
    await page.waitForURL(/\/address\/edit\?editId=[\da-f-]{36}&isBuyNow=1$/)
    await keeps('2.9/edit', async () => {
      await expect.poll(() => main.locator('[name=name]').inputValue()).toBe('Asha at the well')
    })
  })

  test('the device’s position fills in the address', async () => {
    await phone.context().grantPermissions(['geolocation'], { origin: shop.url })
    await phone.context().setGeolocation({ latitude: 18.5308, longitude: 73.8475 })
    await page.goto('/address/add-new')
    await main.getByRole('button', { name: 'Use My Location' }).click()
    await keeps('2.9/position', async () => {
      await expect.poll(() => main.locator('[name=district]').inputValue()).toBe('Pune')
      await expect.poll(() => main.locator('[name=pincode]').inputValue()).toMatch(/^411\d{3}$/)
    })
    await phone.context().clearPermissions()
  })

  test('a position that is denied is only logged', async () => {
    await page.addInitScript(() => {
      navigator.geolocation.getCurrentPosition = (_, refuse) =>
        refuse?.({ code: 1, message: 'denied', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 })
    })
    await page.goto('/address/add-new')
    const [logged] = await Promise.all([
      page.waitForEvent('console', (message) => message.text().includes('No position')),
      main.getByRole('button', { name: 'Use My Location' }).click(),
    ])
    expect(logged.type()).toBe('warning')
    await expect.poll(() => page.getByRole('alert').count()).toBe(0)
  })

  test('a browser without positions says so', async () => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'geolocation', { value: undefined })
      Reflect.deleteProperty(Navigator.prototype, 'geolocation')
    })
    await page.goto('/address/add-new')
    await main.getByRole('button', { name: 'Use My Location' }).click()
    await page.getByText('Geolocation is not supported by your browser.').first().waitFor()
  })
})
