import type { NewsWords } from './news-words.ts'

export const en: NewsWords = {
  placed: (order) => `Order ${order} is placed.`,
  packed: (order) => `A parcel of order ${order} is packed.`,
  shipped: (order) => `Order ${order} is shipped.`,
  by: (day) => `It comes by ${day}.`,
  out: (order) => `Order ${order} is out for delivery.`,
  cash: (amount) => `Keep ${amount} ready in cash.`,
  delivered: (order) => `Order ${order} is delivered.`,
  failed: (order) => `Order ${order} could not be delivered.`,
  cancelled: (order) => `The shop has cancelled items of order ${order}.`,
  refundDue: (amount, order) => `${amount} of order ${order} will come back to you.`,
  refundSent: (amount, order) => `${amount} of order ${order} was sent back to you.`,
  reviewAnswered: (title) => `The shop has replied to your review: ${title}`,
  questionAnswered: (title) => `Your question is answered: ${title}`,
  backInStock: (title) => `Back in stock: ${title}`,
  quoted: (shop) => `${shop} sent you a quote for your bulk enquiry.`,
  newOrder: (order) => `New order ${order}.`,
  itemsCancelled: (order) => `Items of order ${order} were cancelled by the customer.`,
  returnAsked: (order) => `A return was asked for in order ${order}.`,
  lowStock: (title, left) => `Only ${left} left in stock: ${title}`,
  newEnquiry: (enquiry) => `A customer asks for a bulk price (${enquiry}).`,
}
