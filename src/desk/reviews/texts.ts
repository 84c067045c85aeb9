import { spoken } from '../language/spoken.ts'
import { text as questionsText } from '../questions/texts.ts'

/** The words of reviews; an answer to one is written like that to a question. */
export const words = spoken('reviews', {
  title: 'Reviews and questions',
  parts: {
    waiting: 'Questions to answer',
    unanswered: 'Reviews to answer',
    pending: 'Reviews to check',
    questions: 'All questions',
    reviews: 'All reviews',
  },
  noReviews: 'No reviews',
  noReviewsText: 'What customers write about your products appears here.',
  approve: 'Publish',
  approveOf: (what: string) => `Publish: ${what}`,
  approved: 'The review is public',
  reject: 'Reject',
  rejectOf: (what: string) => `Reject: ${what}`,
  rejecting: {
    title: 'Reject the review?',
    label: 'Why?',
    hint: 'The author reads it.',
    missing: 'Say why',
    submit: 'Reject',
  },
  takeBack: 'Take back',
  takeBackOf: (what: string) => `Take back: ${what}`,
  takingBack: {
    title: 'Take the review off the shop?',
    label: 'Why?',
    hint: 'The author reads it.',
    missing: 'Say why',
    submit: 'Take back',
  },
  takenBack: 'The review is off the shop',
  pictures: 'Pictures of the review',
  states: { pending: 'Waits to be checked', approved: 'Public', rejected: 'Rejected' },
})

export const text = { ...questionsText, ...words }
