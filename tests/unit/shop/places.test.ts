import { expect, test } from 'vitest'
import { commonFields, placesOf } from '../../../src/shop/places/places.ts'

const nashik = { pincode: '422003', district: 'Nashik', state: 'Maharashtra' }
const panchavati = { name: 'Panchavati', lat: 20.01, lng: 73.79 }
const adgaon = { name: 'Adgaon', lat: 20.03, lng: 73.86 }

test('a PIN with one area fills in everything', () => {
  expect(commonFields(placesOf([{ ...nashik, areas: [panchavati] }]))).toEqual({
    pincode: '422003',
    area: 'Panchavati',
    city: 'Nashik',
    district: 'Nashik',
    state: 'Maharashtra',
    lat: 20.01,
    lng: 73.79,
  })
})

test('where a map was asked the town is the map’s', async () => {
  expect(commonFields(placesOf([{ ...nashik, city: 'Ozar', areas: [panchavati] }]))).toMatchObject({
    city: 'Ozar',
    district: 'Nashik',
  })
})

test('a PIN with several areas fills in the district and guesses no area', async () => {
  const places = placesOf([{ ...nashik, areas: [panchavati, adgaon] }])
  expect(places.map(({ area }) => area)).toEqual(['Panchavati', 'Adgaon'])
  expect(commonFields(places)).toEqual({
    pincode: '422003',
    city: 'Nashik',
    district: 'Nashik',
    state: 'Maharashtra',
  })
})

test('a PIN with several districts fills in no more than the state', () => {
  const places = placesOf([
    { ...nashik, areas: [panchavati] },
    { ...nashik, district: 'Ahmadnagar', areas: [adgaon] },
  ])
  expect(commonFields(places)).toEqual({ pincode: '422003', state: 'Maharashtra' })
})

test('a PIN that nobody knows fills in nothing', () => {
  expect(commonFields(placesOf([]))).toEqual({})
})
