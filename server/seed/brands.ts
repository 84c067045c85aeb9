import type { EmblemName } from './drawings/names.ts'
import type { CategorySlug } from './product-data/trade.ts'

export interface BrandFacts {
  name: string
  colour: string
  emblem: EmblemName
  trades: readonly CategorySlug[]
}

const brand =
  (...trades: readonly CategorySlug[]) =>
  ([name, colour, emblem]: readonly [string, string, EmblemName]): BrandFacts => ({ name, colour, emblem, trades })

/** Invented makers; none of them exists. */
export const BRANDS: readonly BrandFacts[] = [
  ...(
    [
      ['Beejrekha', '#A52A1A', 'sprout'],
      ['Ankurmani', '#2F6B35', 'drop-leaf'],
      ['Sonpankh', '#B4740E', 'wing'],
      ['Kanakbaali', '#8A5A12', 'ear'],
      ['Haritdhara', '#1F6E5A', 'waves'],
      ['Dhanvari', '#5B3A86', 'ear'],
      ['Phalkesar', '#B23A63', 'flower'],
      ['Matikosh', '#7A4A28', 'furrow'],
      ['Suphalyam', '#1E5F8A', 'sun'],
      ['Nayabeej', '#C4551B', 'sprout'],
    ] as const
  ).map(brand('seeds')),
  ...(
    [
      ['Bhumirang', '#1C5229', 'furrow'],
      ['Urvarish', '#0E5E7A', 'sprout'],
      ['Poshmitti', '#8E4A1F', 'hill'],
      ['Annabal', '#A8321F', 'ear'],
      ['Khetsaar', '#4B6B16', 'square-leaf'],
      ['Mittimitra', '#6A3F7D', 'hands'],
      ['Jaivkosh', '#2C7A3C', 'drop-leaf'],
      ['Podhasheel', '#B06A10', 'sun'],
    ] as const
  ).map(brand('fertilisers')),
  ...(
    [
      ['Morpankh', '#2E6B3E', 'feather'],
      ['Fasalkavach', '#5B3A86', 'shield'],
      ['Neelkavach', '#1D4F8C', 'shield'],
      ['Rakshavel', '#9C2B1B', 'ring'],
      ['Kitmukt', '#B5620F', 'star'],
      ['Patthar Bel', '#3F6F6B', 'square-leaf'],
      ['Nimchaya', '#4E7A1B', 'drop-leaf'],
      ['Swasthphal', '#A23463', 'flower'],
      ['Rogvijay', '#34495E', 'peak'],
    ] as const
  ).map(brand('crop-care')),
  ...(
    [
      ['Boondrekha', '#0E6275', 'drop'],
      ['Jaldhun', '#1E5FA8', 'waves'],
      ['Tapaksutra', '#2B7A5C', 'drop'],
      ['Nahardhar', '#7A4A1C', 'waves'],
      ['Meghdhani', '#46527E', 'cloud'],
      ['Sinchvel', '#A33B22', 'ring'],
    ] as const
  ).map(brand('irrigation')),
  ...(
    [
      ['Tarangsut', '#0E4A7A', 'waves'],
      ['Gahrakuan', '#2F5F4A', 'drop'],
      ['Jalvegi', '#A83A1E', 'bolt'],
      ['Dharabal', '#54418C', 'gear'],
      ['Neerjyot', '#B0670C', 'sun'],
    ] as const
  ).map(brand('pumps')),
  ...(
    [
      ['Halrekha', '#B32D1B', 'plough'],
      ['Bailshakti', '#1F5B8C', 'horn'],
      ['Dhurandhari', '#2C6B3A', 'gear'],
      ['Khetveer', '#C2621A', 'peak'],
      ['Loharang', '#4A4F58', 'anvil'],
      ['Jotbal', '#7C2440', 'plough'],
    ] as const
  ).map(brand('machinery')),
  ...(
    [
      ['Phuharika', '#C4551B', 'fan'],
      ['Ekdhar', '#1E6B4A', 'drop'],
      ['Pavanboond', '#2A5DA0', 'cloud'],
      ['Chhidkav', '#8C2F5E', 'fan'],
      ['Tushardhar', '#3C6F86', 'star'],
    ] as const
  ).map(brand('sprayers')),
  ...(
    [
      ['Lohapankh', '#1C5229', 'anvil'],
      ['Kisanhath', '#A3481A', 'hands'],
      ['Dharbandh', '#7A2B22', 'star'],
      ['Shramsaar', '#2E5C84', 'peak'],
      ['Bagbaan', '#5C7A1A', 'flower'],
    ] as const
  ).map(brand('hand-tools')),
  ...(
    [
      ['Gaudhara', '#2A6A8C', 'horn'],
      ['Dudhsaar', '#B0471B', 'drop'],
      ['Pashudhani', '#2F6B35', 'horn'],
      ['Gothmitra', '#7A4A86', 'hands'],
      ['Charasheel', '#8A6A10', 'square-leaf'],
    ] as const
  ).map(brand('animal-care')),
  ...(
    [
      ['Ujalkhet', '#1E5FA8', 'sun'],
      ['Kiranpath', '#C2621A', 'fan'],
      ['Dhoopbal', '#A8321F', 'bolt'],
      ['Roshnivan', '#2C7A5A', 'sun'],
      ['Saurjal', '#3B4A8C', 'ring'],
    ] as const
  ).map(brand('solar')),
]
