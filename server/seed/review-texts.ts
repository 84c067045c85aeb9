import type { CategorySlug } from './product-data/trade.ts'

/** What farmers say, by trade; `good` is four or five stars, `middling` three, `bad` one or two. */
interface Opinions {
  good: readonly string[]
  middling: readonly string[]
  bad: readonly string[]
}

const ANY: Opinions = {
  good: [
    'Packing was sound and the bill was inside.',
    'Came in four days to our village. Same as in the picture.',
    'Rate is less than in our market. Will buy again.',
    'Genuine. My brother ordered after seeing mine.',
    'Good service. The shop called before sending.',
  ],
  middling: [
    'Good, but it came two days later than promised.',
    'All right for the price.',
    'Same thing costs about the same in town.',
    'Box was pressed, inside was fine.',
  ],
  bad: [
    'Came a week late, the work was over by then.',
    'Seal was loose. The shop changed it after two calls.',
    'Not worth the price for me.',
  ],
}

const TRADES: Record<CategorySlug, Opinions> = {
  seeds: {
    good: [
      'Nine of ten seeds came up. Even stand.',
      'Sown on 4 November, germination is very good.',
      'Lot number and test date were on the bag as written.',
      'Second year with this variety. Good tillering.',
      'Fruit is of one size and the trader gave a better rate.',
      'Less disease than in my old variety.',
    ],
    middling: [
      'About seven of ten came up. My soil was a little dry.',
      'Plants are good, but it ripened ten days later than written.',
      'Yield like my neighbour, not more.',
    ],
    bad: ['Only half came up.', 'Plants were of two kinds in my plot.', 'Date of test was old.'],
  },
  fertilisers: {
    good: [
      'Bag was full weight, I weighed it.',
      'Dissolves fully, no dirt left in the drip.',
      'Leaves turned green within a week.',
      'Granules were dry and even.',
      'Gave half bag per acre as told, maize looks strong.',
      'No need to stand in a line.',
    ],
    middling: [
      'Works, a few lumps in the bag.',
      'Slow to dissolve in cold water.',
      'Good, but carriage from the road was my own.',
    ],
    bad: [
      'Bag was torn and some had spilled.',
      'Got lumps in one month though kept dry.',
      'I saw no difference in my crop.',
    ],
  },
  'crop-care': {
    good: [
      'White fly was gone after the second spray.',
      'Cap and seal were sound, leaflet in Hindi inside.',
      'Blight stopped on my potato.',
      'Clean field after 12 days, wheat was not hurt.',
      'Small dose is enough. Saved two sprayings.',
      'Batch number matched with the maker.',
    ],
    middling: [
      'Insects came back after ten days.',
      'Works if sprayed early, late it does little.',
      'Smell is strong. Result is fair.',
    ],
    bad: ['No effect on my chilli.', 'Cap leaked on the way.', 'Some leaf tips burned though dose was right.'],
  },
  irrigation: {
    good: [
      'All drippers give the same water up to the last.',
      'Length was full, I measured.',
      'No leak after one season.',
      'Fitted it in a day with my son.',
      'Water now lasts for two more bighas.',
      'Thick pipe, rats have not cut it.',
    ],
    middling: [
      'Good pipe, joiners must be bought apart.',
      'Some holes needed cleaning.',
      'Works well with a filter only.',
    ],
    bad: [
      'Cracked at the joint in one summer.',
      'Pressure falls after 60 metre.',
      'Two pieces were missing in the box.',
    ],
  },
  pumps: {
    good: [
      'Gives water even at low voltage.',
      'Runs six hours a day since kharif without heat.',
      'Head is as written, my well is 60 feet.',
      'Little noise. Fitting was simple.',
      'Diesel use is about one litre an hour as told.',
    ],
    middling: [
      'Strong pump, cable in the box is short.',
      'Flow is a bit less than written.',
      'Good, but service centre is 40 km away.',
    ],
    bad: [
      'Seal leaked after two months, got it changed.',
      'Capacitor went in the first week.',
      'Gets hot after three hours.',
    ],
  },
  machinery: {
    good: [
      'Did two acres in a day with little petrol.',
      'The man came and showed how to start and oil it.',
      'Blades are of good steel.',
      'Easy to turn at the end of the row.',
      'Paid itself in one season of hire.',
    ],
    middling: [
      'Good machine, heavy for one person.',
      'Works in dry soil, clogs in wet.',
      'Spare belts should be in the kit.',
    ],
    bad: ['Hard to start in the morning.', 'One bolt broke in the first week.', 'Shakes a lot, hands hurt.'],
  },
  sprayers: {
    good: [
      'Battery lasts 12 tanks as told.',
      'Straps are soft, back does not hurt.',
      'Fine mist, less medicine is used.',
      'No drip from the lance.',
      'Pressure is even up to the last drop.',
    ],
    middling: [
      'Good, but charger light is weak.',
      'Works, the lid is tight to open.',
      'Nozzle blocks if water is not filtered.',
    ],
    bad: ['Switch stopped after one month.', 'Leaks at the bottom nut.', 'Battery weak after one season.'],
  },
  'hand-tools': {
    good: [
      'Holds its edge after a full harvest.',
      'Handle is smooth and does not turn.',
      'Light and strong. My wife likes it.',
      'Forged, not cut from sheet.',
      'Stands rain and sun since a year.',
    ],
    middling: ['Needed sharpening before first use.', 'Good blade, handle could be longer.', 'Thinner than I thought.'],
    bad: ['Handle came loose in a week.', 'Bent on hard soil.', 'Size is smaller than in the picture.'],
  },
  'animal-care': {
    good: [
      'Milk went up by half a litre in three weeks.',
      'Buffalo eats it with interest.',
      'Dry and fresh, smells good.',
      'Cow came in heat after two months of this.',
      'Easy to wash. My helper learned it in a day.',
    ],
    middling: [
      'Cow took time to get used to it.',
      'Good, but price went up since last order.',
      'Fat is the same, milk a bit more.',
    ],
    bad: ['Bag had dust at the bottom.', 'My goats did not eat it.', 'Part came broken, waiting for change.'],
  },
  solar: {
    good: [
      'Lights whole night even in cloudy weather.',
      'Pigs stay out since we put it.',
      'Panel gives full power by ten in the morning.',
      'No bill and no diesel. Best thing we bought.',
      'Fitting was shown on video call.',
    ],
    middling: [
      'Good in sun, weak in rains.',
      'Works, wire is short.',
      'Bright, but battery lasts six hours, not eight.',
    ],
    bad: ['Stopped after the first rain.', 'Stand was not in the box.', 'Charging is slow.'],
  },
}

export const REVIEWERS =
  'Ramesh Sunita Gurpreet Mahadev Lakshmi Suresh Kamla Balwinder Ganpat Savita Murugan Basappa Venkatesh Rukmini Dinesh Jaswant Prabha Tukaram Shanti Bhola Harish Anita Raju Mangal Parvati Kishan Nirmala Vitthal Selvam Radha'.split(
    ' ',
  )

export const REVIEWER_INITIALS = 'ABCDGHJKLMNPRSTVY'

/** Sentences that fit a trade and a number of stars. */
export const opinionsFor = (category: CategorySlug, stars: number): readonly string[] => {
  const tone = stars >= 4 ? 'good' : stars === 3 ? 'middling' : 'bad'
  return [...TRADES[category][tone], ...TRADES[category][tone], ...ANY[tone]]
}

export const REPLIES = [
  'Thank you. Please call the shop number for help with the next crop.',
  'Sorry for the trouble. We have sent a new piece.',
  'Thank you for telling us. We now pack it double.',
] as const
