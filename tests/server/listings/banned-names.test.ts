import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bannedIn } from '../../../server/shop/core/banned-substances.ts'
import { addGoods, addSeller, DECLARED, unique } from '../support/fixtures.ts'
import { fileOf, newRow, openTrade, reasonsOf, taken, type Cells } from '../listing-file/file-steps.ts'
import { onBothDatabases } from '../support/support.ts'
import { newForm, openShop, otherForm, PACK, sendDraft } from './draft-steps.ts'

/** Substances whose sale is banned, by their names in every script that the shop is read in. */

/** As they stand on packs and in newspapers of each language. */
const WRITTEN: Record<string, [said: string, name: string][]> = {
  en: [
    ['Endosulphan 35 EC', 'endosulfan'],
    ['Énd\u200bosulfan', 'endosulfan'],
    ['Di-Chlorvos 76% EC', 'dichlorvos'],
    ['Methyl-Parathion 50 EC', 'methyl parathion'],
    ['Nicotine sulfate', 'nicotine sulphate'],
  ],
  hi: [
    ['एंडोसल्फान 35% ईसी', 'endosulfan'],
    ['फोरेट 10 जी', 'phorate'],
    ['डी.डी.टी. पाउडर', 'ddt'],
    ['बीएचसी 10% चूर्ण', 'bhc'],
    ['मिथाइल पैराथियान 2% डीपी', 'methyl parathion'],
    ['डाइक्लोरवॉस 76 ईसी', 'dichlorvos'],
    ['ट्राइज़ोफॉस 40 ईसी', 'triazophos'],
    ['लिंडेन धूल', 'lindane'],
    ['एल्ड्रिन', 'aldrin'],
    ['निकोटीन सल्फेट', 'nicotine sulphate'],
  ],
  mr: [
    ['एन्डोसल्फानचे औषध', 'endosulfan'],
    ['डायकोफॉल 18.5 ईसी', 'dicofol'],
    ['मेथोमिल ४० एसपी', 'methomyl'],
    ['ॲल्ड्रिन पावडर', 'aldrin'],
  ],
  gu: [
    ['એન્ડોસલ્ફાન', 'endosulfan'],
    ['ફોરેટ ૧૦ જી', 'phorate'],
    ['ડીડીટી', 'ddt'],
  ],
  pa: [
    ['ਐਂਡੋਸਲਫਾਨ', 'endosulfan'],
    ['ਫੋਰੇਟ 10 ਜੀ', 'phorate'],
    ['ਡਾਈਕਲੋਰਵਾਸ', 'dichlorvos'],
  ],
  bn: [
    ['এন্ডোসালফান ৩৫ ইসি', 'endosulfan'],
    ['ফোরেট', 'phorate'],
    ['ডিডিটি', 'ddt'],
    ['ডাইক্লোরভস', 'dichlorvos'],
  ],
  ta: [
    ['எண்டோசல்பான்', 'endosulfan'],
    ['எண்டோசல்ஃபான் 35 EC', 'endosulfan'],
    ['டிடிடி', 'ddt'],
    ['ஃபோரேட் 10 ஜி', 'phorate'],
  ],
  te: [
    ['ఎండోసల్ఫాన్', 'endosulfan'],
    ['ఫోరేట్ 10జి', 'phorate'],
    ['మిథైల్ పారాథియాన్', 'methyl parathion'],
  ],
  kn: [
    ['ಎಂಡೋಸಲ್ಫಾನ್', 'endosulfan'],
    ['ಫೋರೇಟ್', 'phorate'],
  ],
  ml: [
    ['എൻഡോസൾഫാൻ', 'endosulfan'],
    ['എന്‍ഡോസള്‍ഫാന്‍ തളിക്കാൻ', 'endosulfan'],
    ['ഫോറേറ്റ്', 'phorate'],
  ],
  or: [
    ['ଏଣ୍ଡୋସଲଫାନ', 'endosulfan'],
    ['ଫୋରେଟ୍', 'phorate'],
  ],
}

test('nothing that the demonstration sells is refused for its words in any language', () => {
  const folder = 'server/seed/product-data'
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.csv'))
  const lines = files.flatMap((name) => readFileSync(`${folder}/${name}`, 'utf8').split('\n'))
  expect(lines.length).toBeGreaterThan(3_000)
  expect(lines.filter((line) => bannedIn(line) !== undefined)).toEqual([])
  // Neighbours by sound.
  const neighbours = [
    'लंदन ब्रांड फावड़ा',
    'लैंटाना काटने की मशीन',
    'डिज़ाइनर गमला',
    'फ्रूट प्लांट',
    'टमाटर',
    'इंद्रायणी भात',
    'பாண்டியன் விதை',
    'பூச்சிகளை எதிர்த்துப் போராட',
    'பேசி',
    'பருப்பு',
    'லாண்டானா',
    'இந்திரன்',
    'சோடியம் போரேட்',
    'ബോറേറ്റ്',
    'बोरेट',
    'मेथी मिल',
    'मीठा माल',
    'बिना मोल',
    'मंजन',
    'ഇന്ദ്രൻ നെല്ല്',
    'পাণ্ডব',
    'ఇంద్రాణి',
    'ಇಂದ್ರಾಣಿ',
    'Paraquat dichloride 24 SL',
    'No lindanex',
  ]
  for (const said of neighbours) expect(bannedIn(said), said).toBe(undefined)
})

onBothDatabases((shop) => {
  test('a draft is refused at its name, and at its name in another language, in whichever script it is written', async () => {
    const { ask, category } = await openShop(shop())
    const missed: string[] = []
    for (const [said, name] of Object.values(WRITTEN).flat())
      if (bannedIn(said) !== name) missed.push(`${said}: ${bannedIn(said)}`)
    expect(missed).toEqual([])
    for (const [language, [first]] of Object.entries(WRITTEN)) {
      const [said = '', name] = first ?? []
      const reason = `${name} is banned in India: it may not be sold`
      const texts = language === 'en' ? [] : [{ language, title: said, short_description: '' }]
      const { body, status } = await sendDraft(ask, randomUUID(), newForm(category.id, { title: said, texts }))
      expect([status, body.fields], language).toEqual([
        422,
        { 'form.title': reason, ...(texts.length > 0 && { 'form.texts.0.title': reason }) },
      ])
    }
  })

  test('whatever tells a customer what is sold is looked at, and refused where it stands', async () => {
    const { ask, category } = await openShop(shop())
    const said = 'Endosulfan 35 EC'
    const reason = 'endosulfan is banned in India: it may not be sold'
    const texts = [{ language: 'hi', title: 'कवच', short_description: 'एंडोसल्फान 35% ईसी' }]
    const packs = [{ ...PACK, name: `500 ml ${said}` }]
    const declarations = { ...DECLARED, pests: said, dose: said, dose_per_pump: said }
    const whole = newForm(category.id, { description: `For cotton.\n${said}`, texts, packs }, { brand: said })
    const draft = await sendDraft(ask, randomUUID(), whole)
    expect([draft.status, draft.body.fields]).toEqual([
      422,
      {
        'form.description': reason,
        'form.about.brand': reason,
        'form.texts.0.short_description': reason,
        'form.packs.0.name': reason,
      },
    ])
    const declaring = await sendDraft(ask, randomUUID(), newForm(category.id, {}, { declarations }))
    expect(declaring.body.fields).toEqual({
      'form.about.declarations.pests': reason,
      'form.about.declarations.dose': reason,
      'form.about.declarations.dose_per_pump': reason,
    })
    expect((await ask('GET', 'desk/drafts')).body.data, 'nothing is kept').toEqual([])

    const { listing } = await addGoods(shop().db)
    const owner = await shop().staff(listing.sellerId, 'owner')
    const change = await sendDraft(
      owner.ask,
      randomUUID(),
      otherForm({ listing_id: listing.id }, { description: said }),
    )
    expect(change.body.fields).toMatchObject({ 'form.description': reason })
    const operator = await shop().staff(null, 'manager')
    const put = async (path: string, body: object) =>
      (await operator.ask('PUT', path, { body, key: randomUUID() })).body.fields
    expect(await put(`desk/products/${listing.id}/texts/hi`, { title: 'कवच', short_description: said })).toEqual({
      short_description: reason,
    })
    const [brand] = (await operator.ask('GET', 'desk/brands')).body.data
    expect(await put(`desk/brands/${brand.id}`, { name: said })).toEqual({ name: reason })
    expect(await put(`desk/brands/${brand.id}`, { paused: brand.paused })).toBe(undefined)
  })

  test('a row of a file is refused at the brand, the description, the pack and whatever else names it', async () => {
    const said = 'Endosulfan 35 EC'
    const reason = 'endosulfan is banned in India: it may not be sold'
    const trade = await openTrade(shop())
    const own = ['Brand', 'Description', 'Pack', 'Dose', 'Short Description (hi)'].map((field, at): Cells => ({
      ...newRow(trade.category.name, { Code: `own-${at}`, 'Name (hi)': 'कवच', [field]: said }),
    }))
    expect(reasonsOf(await taken(trade.ask, trade.sellerId, own))).toEqual({
      '2 Brand': reason,
      '3 Description': reason,
      '4 Pack': reason,
      '5 Dose': reason,
      '6 Short Description (hi)': reason,
    })
    const shopName = `Green ${unique()}`
    await addSeller(shop().db, { shopName })
    const product = { Vendor: shopName, Type: trade.category.name, Published: 'TRUE', 'Variant Price': '100' }
    const fields = ['Brand', 'Body (HTML)', 'Generic Name', 'Pests', 'Option1 Value', 'Short Description (hi)']
    const rows = fields.map((field, at) => {
      const row = { ...product, Handle: `r${at}`, Title: 'Shield', 'Title (hi)': 'कवच', 'Option1 Name': 'Size' }
      return { ...row, 'Option1 Value': '1 kg', [field]: said }
    })
    const { body } = await shop().operator('POST', 'admin/catalogue', {
      raw: fileOf(rows),
      headers: { 'Content-Type': 'text/csv' },
    })
    expect(body.data.bad).toMatchObject(fields.map((field, at) => ({ line: at + 2, field, reason })))
  })

  test('files of sellers and of the operator, and the operator’s own words, are refused at the same place', async () => {
    const reason = 'endosulfan is banned in India: it may not be sold'
    const trade = await openTrade(shop())
    const rows = [
      newRow(trade.category.name, { Code: 'a', Name: 'எண்டோசல்பான்' }),
      newRow(trade.category.name, { Code: 'b', 'Name (gu)': 'એન્ડોસલ્ફાન' }),
    ]
    expect(reasonsOf(await taken(trade.ask, trade.sellerId, rows))).toEqual({
      '2 Name': reason,
      '3 Name (gu)': reason,
    })
    const shopName = `Green ${unique()}`
    await addSeller(shop().db, { shopName })
    const product = { Vendor: shopName, Type: trade.category.name, Published: 'TRUE', 'Variant Price': '100' }
    const { body } = await shop().operator('POST', 'admin/catalogue', {
      raw: fileOf([
        { ...product, Handle: 'a', Title: 'ఎండోసల్ఫాన్' },
        { ...product, Handle: 'b', Title: 'Shield', 'Title (ml)': 'എൻഡോസൾഫാൻ' },
        { ...product, Handle: 'c', Title: 'Shield', 'Title (ml)': 'Endosulfan' },
      ]),
      headers: { 'Content-Type': 'text/csv' },
    })
    expect(body.data.bad).toMatchObject([
      { line: 2, field: 'Title', reason },
      { line: 3, field: 'Title (ml)', reason },
      { line: 4, field: 'Title (ml)', reason },
    ])
    const { listing } = await addGoods(shop().db)
    const operator = await shop().staff(null, 'manager')
    const set = await operator.ask('PUT', `desk/products/${listing.id}/texts/or`, {
      body: { title: 'ଏଣ୍ଡୋସଲଫାନ', short_description: '' },
      key: randomUUID(),
    })
    expect([set.status, set.body.fields]).toEqual([422, { title: reason }])
  })
})
