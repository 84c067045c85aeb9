import { momentOf } from '../days-and-counts.ts'
import { spoken } from '../language/spoken.ts'

/** The words of questions and of answers. */
export const text = spoken('questions', {
  noQuestions: 'No questions',
  noQuestionsText: 'What customers ask about your products appears here.',
  at: (at: string) => momentOf(Date.parse(at)),
  from: (name: string, at: string) => `${name}, ${momentOf(Date.parse(at))}`,
  shop: (name: string) => `Sold by ${name}`,
  yourAnswer: 'The answer',
  answer: 'Answer',
  edit: 'Change the answer',
  answerOf: (what: string) => `Answer: ${what}`,
  editOf: (what: string) => `Change the answer: ${what}`,
  answering: {
    title: 'Your answer',
    hint: 'Everybody reads it on the product’s page.',
    missing: 'Write an answer',
    submit: 'Publish the answer',
  },
  answered: 'The answer is published',
  rejected: 'It is shown to nobody',
  hide: 'Hide',
  hideOf: (what: string) => `Hide: ${what}`,
  hideTitle: 'Hide the question?',
  hideLead: 'Nobody reads it any more, nor its answer.',
  stay: 'Leave it',
  states: { waiting: 'Waits for an answer', answered: 'Answered', rejected: 'Hidden' },
})
