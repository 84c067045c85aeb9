import type { EmblemName } from './drawings/names.ts'
import type { CategorySlug } from './product-data/trade.ts'

export interface BrandFacts {
  name: string
  colour: string
  emblem: EmblemName
  trade: CategorySlug
}

type Row = readonly [name: string, colour: string, emblem: EmblemName, trade: CategorySlug]

const ROWS: readonly Row[] = [
  ['Beejrekha', '#A52A1A', 'sprout', 'seeds'],
  ['Ankurmani', '#2F6B35', 'drop-leaf', 'seeds'],
  ['Sonpankh', '#B4740E', 'wing', 'seeds'],
  ['Kanakbaali', '#8A5A12', 'ear', 'seeds'],
  ['Haritdhara', '#1F6E5A', 'waves', 'seeds'],
  ['Dhanvari', '#5B3A86', 'ear', 'seeds'],
  ['Phalkesar', '#B23A63', 'flower', 'seeds'],
  ['Matikosh', '#7A4A28', 'furrow', 'seeds'],
  ['Suphalyam', '#1E5F8A', 'sun', 'seeds'],
  ['Nayabeej', '#C4551B', 'sprout', 'seeds'],
  ['Bhumirang', '#1C5229', 'furrow', 'fertilisers'],
  ['Urvarish', '#0E5E7A', 'sprout', 'fertilisers'],
  ['Poshmitti', '#8E4A1F', 'hill', 'fertilisers'],
  ['Annabal', '#A8321F', 'ear', 'fertilisers'],
  ['Khetsaar', '#4B6B16', 'square-leaf', 'fertilisers'],
  ['Mittimitra', '#6A3F7D', 'hands', 'fertilisers'],
  ['Jaivkosh', '#2C7A3C', 'drop-leaf', 'fertilisers'],
  ['Podhasheel', '#B06A10', 'sun', 'fertilisers'],
  ['Morpankh', '#2E6B3E', 'feather', 'crop-care'],
  ['Fasalkavach', '#5B3A86', 'shield', 'crop-care'],
  ['Neelkavach', '#1D4F8C', 'shield', 'crop-care'],
  ['Rakshavel', '#9C2B1B', 'ring', 'crop-care'],
  ['Kitmukt', '#B5620F', 'star', 'crop-care'],
  ['Patthar Bel', '#3F6F6B', 'square-leaf', 'crop-care'],
  ['Nimchaya', '#4E7A1B', 'drop-leaf', 'crop-care'],
  ['Swasthphal', '#A23463', 'flower', 'crop-care'],
  ['Rogvijay', '#34495E', 'peak', 'crop-care'],
  ['Boondrekha', '#0E6275', 'drop', 'irrigation'],
  ['Jaldhun', '#1E5FA8', 'waves', 'irrigation'],
  ['Tapaksutra', '#2B7A5C', 'drop', 'irrigation'],
  ['Nahardhar', '#7A4A1C', 'waves', 'irrigation'],
  ['Meghdhani', '#46527E', 'cloud', 'irrigation'],
  ['Sinchvel', '#A33B22', 'ring', 'irrigation'],
  ['Tarangsut', '#0E4A7A', 'waves', 'pumps'],
  ['Gahrakuan', '#2F5F4A', 'drop', 'pumps'],
  ['Jalvegi', '#A83A1E', 'bolt', 'pumps'],
  ['Dharabal', '#54418C', 'gear', 'pumps'],
  ['Neerjyot', '#B0670C', 'sun', 'pumps'],
  ['Halrekha', '#B32D1B', 'plough', 'machinery'],
  ['Bailshakti', '#1F5B8C', 'horn', 'machinery'],
  ['Dhurandhari', '#2C6B3A', 'gear', 'machinery'],
  ['Khetveer', '#C2621A', 'peak', 'machinery'],
  ['Loharang', '#4A4F58', 'anvil', 'machinery'],
  ['Jotbal', '#7C2440', 'plough', 'machinery'],
  ['Phuharika', '#C4551B', 'fan', 'sprayers'],
  ['Ekdhar', '#1E6B4A', 'drop', 'sprayers'],
  ['Pavanboond', '#2A5DA0', 'cloud', 'sprayers'],
  ['Chhidkav', '#8C2F5E', 'fan', 'sprayers'],
  ['Tushardhar', '#3C6F86', 'star', 'sprayers'],
  ['Lohapankh', '#1C5229', 'anvil', 'hand-tools'],
  ['Kisanhath', '#A3481A', 'hands', 'hand-tools'],
  ['Dharbandh', '#7A2B22', 'star', 'hand-tools'],
  ['Shramsaar', '#2E5C84', 'peak', 'hand-tools'],
  ['Bagbaan', '#5C7A1A', 'flower', 'hand-tools'],
  ['Gaudhara', '#2A6A8C', 'horn', 'animal-care'],
  ['Dudhsaar', '#B0471B', 'drop', 'animal-care'],
  ['Pashudhani', '#2F6B35', 'horn', 'animal-care'],
  ['Gothmitra', '#7A4A86', 'hands', 'animal-care'],
  ['Charasheel', '#8A6A10', 'square-leaf', 'animal-care'],
  ['Ujalkhet', '#1E5FA8', 'sun', 'solar'],
  ['Kiranpath', '#C2621A', 'fan', 'solar'],
  ['Dhoopbal', '#A8321F', 'bolt', 'solar'],
  ['Roshnivan', '#2C7A5A', 'sun', 'solar'],
  ['Saurjal', '#3B4A8C', 'ring', 'solar'],
]

/** Invented makers; none of them exists. */
export const BRANDS: readonly BrandFacts[] = ROWS.map(([name, colour, emblem, trade]) => ({
  name,
  colour,
  emblem,
  trade,
}))
