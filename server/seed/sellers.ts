import { between, pick, randomFrom } from './random.ts'
import type { CategorySlug } from './product-data/trade.ts'
import { PLACES, type Place } from './places.ts'

/** What a shop deals in; one shop seldom sells everything. */
export type Line = 'inputs' | 'seeds' | 'water' | 'machines' | 'tools' | 'animals' | 'general'

export const LINES: Record<Line, readonly CategorySlug[]> = {
  inputs: ['seeds', 'fertilisers', 'crop-care', 'sprayers'],
  seeds: ['seeds', 'hand-tools'],
  water: ['irrigation', 'pumps', 'solar'],
  machines: ['machinery', 'sprayers', 'pumps', 'hand-tools'],
  tools: ['hand-tools', 'sprayers', 'irrigation'],
  animals: ['animal-care', 'hand-tools', 'fertilisers'],
  general: ['seeds', 'fertilisers', 'crop-care', 'animal-care', 'hand-tools', 'solar'],
}

export interface Shop {
  shopName: string
  owner: string
  line: Line
  place: Place
}

/** The shops of the demonstration catalogue, one after the other over the places. */
const SHOPS: readonly (readonly [shopName: string, owner: string, line: Line])[] = [
  ['Nadi Kinare Seeds', 'Sunita Wagh', 'seeds'],
  ['Boond Jal Bhandar', 'Ramesh Kale', 'water'],
  ['Do Bail Machinery', 'Anil Jadhav', 'machines'],
  ['Hari Medh Krishi', 'Kavita Patil', 'inputs'],
  ['Paanch Pani Agro', 'Gurmeet Singh', 'inputs'],
  ['Peepal Chhaya Agro', 'Mohan Lal', 'general'],
  ['Sarson Wali Dukan', 'Harpal Yadav', 'inputs'],
  ['Gomti Khad Bhandar', 'Shivam Tiwari', 'inputs'],
  ['Doab Krishi Seva', 'Naresh Tyagi', 'machines'],
  ['Bundeli Beej Ghar', 'Phool Singh', 'seeds'],
  ['Malwa Mitti Kendra', 'Dinesh Patidar', 'inputs'],
  ['Narmada Pump House', 'Vijay Raghuwanshi', 'water'],
  ['Mahanadi Krishi', 'Tulsi Sahu', 'general'],
  ['Thar Jal Sadhan', 'Bhanwar Choudhary', 'water'],
  ['Chambal Kisan Store', 'Rekha Meena', 'inputs'],
  ['Aravalli Pashu Aahar', 'Devi Lal Gurjar', 'animals'],
  ['Girnar Agro Point', 'Bhavesh Vaghasiya', 'inputs'],
  ['Banas Dudh Sadhan', 'Jignesh Chaudhary', 'animals'],
  ['Surti Sinchai', 'Ketan Patel', 'water'],
  ['Kaveri Vidhai Maiyam', 'Selvi Murugan', 'seeds'],
  ['Kongu Neer Pasanam', 'Senthil Kumar', 'water'],
  ['Vaigai Uzhavar Kadai', 'Muthu Pandi', 'general'],
  ['Tunga Raitha Kendra', 'Basavaraj Gowda', 'inputs'],
  ['Krishna Bayalu Yantra', 'Mallikarjun Hiremath', 'machines'],
  ['Malnad Thota Upakarana', 'Shashikala Bhat', 'tools'],
  ['Godavari Raithu Mitra', 'Venkata Rao', 'inputs'],
  ['Rayala Vyavasaya Nilayam', 'Lakshmi Reddy', 'general'],
  ['Telangana Pola Yantralu', 'Srinivas Goud', 'machines'],
  ['Orugallu Vittana Kendra', 'Padma Rao', 'seeds'],
  ['Palakkad Karshaka Kada', 'Suresh Nair', 'general'],
  ['Mayurakshi Krishi Bipani', 'Subrata Ghosh', 'inputs'],
  ['Sundarban Chashi Ghar', 'Mita Mondal', 'general'],
  ['Mithila Kisan Mandi', 'Ranjan Jha', 'inputs'],
  ['Sone Nadi Yantra', 'Pramod Kushwaha', 'machines'],
  ['Chotanagpur Krishak Seva', 'Budhni Oraon', 'general'],
  ['Utkal Chasa Sathi', 'Bijay Nayak', 'inputs'],
  ['Luit Krishi Bhandar', 'Dipali Bora', 'general'],
  ['Deodar Bagwani', 'Ramesh Thakur', 'tools'],
  ['Shivalik Pashudhan', 'Balbir Chand', 'animals'],
  ['Kumaon Surya Urja', 'Geeta Bisht', 'water'],
  ['Kesar Ghati Bagh', 'Bashir Wani', 'tools'],
  ['Samudra Tat Agro', 'Agnelo Fernandes', 'animals'],
]

const FIRST = 'Hara Sona Naya Apna Purvi Gram Shubh Dharti Amrit Anna Vasant Megh'.split(' ')
const SECOND = 'Kheti Kisan Fasal Mitti Beej Jal Khet Pashu Yantra Bagh Dhan Hal'.split(' ')
const THIRD = 'Kendra Bhandar Seva Ghar Dukan Sadhan Agro Store'.split(' ')
const OWNERS = 'Asha Ravi Meena Sanjay Lata Prakash Usha Mahesh Rani Ganesh Pooja Kiran'.split(' ')
const LINE_NAMES = Object.keys(LINES) as Line[] // safe: the record's keys are its type

const furtherShop = (seed: number, index: number): readonly [string, string, Line] => {
  const random = randomFrom(seed, 900_000 + index)
  const name = `${pick(random, FIRST)} ${pick(random, SECOND)} ${pick(random, THIRD)} ${between(random, 1, 99)}`
  return [name, `${pick(random, OWNERS)} ${pick(random, OWNERS)}`, LINE_NAMES[index % LINE_NAMES.length] ?? 'general']
}

/** `count` shops: the named ones first, then further ones of made-up names. */
export const shops = (seed: number, count: number): Shop[] =>
  Array.from({ length: count }, (_, index) => {
    const [shopName, owner, line] = SHOPS[index] ?? furtherShop(seed, index)
    const place = PLACES[index % PLACES.length]
    if (place === undefined) throw new Error('No places')
    return { shopName, owner, line, place }
  })
