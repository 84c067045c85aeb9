/**
 * Every other sentence that the server says to a customer or a seller: refusals and what was done. It always says them
 * in English; the phone finds each again by its words and says it in the reader's language (`src/texts/translate.ts`).
 * Values are texts that stand in the sentence as they are given, and the fixed words around them say which it is.
 */
export const answers = {
  /** States of an order's item, as the history shows them. */
  statusUnpaid: 'PAYMENT PENDING',
  statusPlaced: 'PLACED',
  statusShipped: 'SHIPPED',
  statusDelivered: 'DELIVERED',
  statusCancelled: 'CANCELLED',

  /** Kinds of licences. */
  licenceFertiliser: 'fertiliser',
  licenceInsecticide: 'insecticide',
  licenceSeed: 'seed',

  notFound: 'Not found',
  noSuchCall: 'There is no such call',
  pictureNotFound: 'Picture not found',
  productNotFound: 'Product not found',
  packNotFound: 'There is no such pack',
  addressNotFound: 'Address not found',
  orderNotFound: 'Order not found',
  orderItemNotFound: 'Order item not found',
  quoteNotFound: 'There is no such quote',
  linkNotValid: 'This link is not valid or has expired',
  logInEnded: 'This log-in has ended already',

  checkFields: 'Please check the marked fields',
  tryAgain: 'Please try again',
  tooManyAttempts: 'Too many attempts. Please try again later.',
  requestTooLarge: 'The request is too large',
  formTooManyParts: 'The form has too many parts',

  loginAsCustomer: 'Please log in as a customer',
  otherAccount: 'This request belongs to another account',
  otherWishlist: 'This wishlist belongs to another account',
  otherAddresses: 'These addresses belong to another account',
  otherOrder: 'This order belongs to another account',
  accountNotFound: 'This account does not exist',
  accountErased: 'This account is erased',
  accountBlocked: 'The shop has blocked this account. Please contact the shop.',
  accountExists: 'An account with this email or phone number already exists',
  wrongLogin: 'Wrong email, phone number or password',
  wrongCode: 'This code is wrong or no longer valid',
  codesScarce:
    'So many codes are asked for right now that yours may not come. If none comes, try again in an hour, or log in with a password.',
  codesBusy: 'So many codes are asked for right now that this one has to wait. Please try again in a few minutes.',
  codesPaused: 'No codes can be sent right now. Please try again later, or log in with a password.',
  ownerProofNeeded:
    'Nobody has logged in with this number for 90 days, so it may have a new owner. Enter the PIN code of an address saved here, or the password.',
  ownerProofWrong: 'This is neither the PIN code of a saved address nor the password',
  letInAgain:
    'Nobody has logged in with this number for 90 days, so it may have a new owner. Log in with a password, or ask the shop to let you in again.',
  phoneNotProven: 'Confirm your phone number with a code first, then order in cash',
  noNumber: 'This account has no phone number',
  passwordOrCode: 'Enter your password, or a code from your phone',
  ordersOpen:
    'An order of yours is still on its way, or money is still to come back to you. Delete your account once that is done.',

  addressLimit: (most: string) =>
    `You have saved ${most} addresses, and no more fit. Delete one that you no longer need.`,
  addressIdTaken: 'An address with this id exists already',

  samePayment: 'All items are paid in the same way',
  sameAddress: 'All items go to the same address',
  sameBilling: 'All items are billed to the same address',
  noLongerSold: 'Some items are no longer sold',
  collectOnly: 'Some items are collected at the dealer and cannot be ordered',
  belowOneRupee: 'An order of less than ₹1 cannot be paid online. Add something to it, or pay in cash.',
  pricesChanged: 'Some prices have changed',
  chargeChanged: 'The charge for delivery has changed',
  noCashForSome: 'Cash on delivery is not possible for some items',
  outOfStock: 'Some items are out of stock',
  notDelivered: (pin: string) => `Some items are not delivered to ${pin}`,
  noCashThere: (shop: string, pin: string) => `${shop} takes no cash at ${pin}. Pay online.`,
  lessCashThere: (shop: string, amount: string, pin: string) =>
    `${shop} takes cash only up to ${amount} at ${pin}. Pay online, or order less.`,
  onePiece: 'One order takes at most 1 piece of a product. Order 1 now, or send an enquiry for a bulk order.',
  pieces: (most: string) =>
    `One order takes at most ${most} pieces of a product. Order ${most} now, or send an enquiry for a bulk order.`,
  unpaidTooMuch: (orders: string, pieces: string, amount: string) =>
    `At most ${orders} orders, ${pieces} pieces and ${amount} may wait for payment. Order less at a time, or send an enquiry for a bulk order.`,
  unpaidFull: (orders: string, pieces: string, amount: string) =>
    `At most ${orders} orders, ${pieces} pieces and ${amount} may wait for payment. Pay or cancel an order that waits for its payment, then order again.`,
  cashBelow: (amount: string) => `Cash is taken below ${amount} a day. Pay online, or order less.`,
  cashBelowToday: (amount: string, today: string) =>
    `Cash is taken below ${amount} a day. You have ordered for ${today} in cash today. Pay online, or order again tomorrow.`,
  quoteExpired: (when: string) => `This quote was valid until ${when}. Ask the seller for a new one.`,
  quoteWithdrawn: 'The seller has taken this quote back',
  quoteReplaced: 'The seller has sent a new quote in place of this one',
  quoteOther: 'You have accepted another quote for this enquiry',
  quotePin: (pin: string) => `This quote is for PIN ${pin}. Choose an address there.`,
  givenUp: 'You gave up this order. It was not placed.',

  notPayable: 'This order can no longer be paid',
  amountChanged: 'The amount is not that of the order',
  paymentPending: 'Your payment is on its way. We will tell you here once it has arrived.',
  paidTooLate: 'The payment came too late and the goods are gone. Your money goes back to you.',

  shippedNotCancelled: 'An item that is shipped cannot be cancelled',
  deliveredNotCancelled: 'An item that is delivered cannot be cancelled',
  cancelledNotCancelled: 'An item that is cancelled cannot be cancelled',
  returnOnceDelivered: 'You can return an item once it is delivered',
  returnRequested: 'A return of this item is already requested',
  returnEnded: (days: string, when: string) => `The ${days} days for a return ended on ${when}`,
  perishableEnded: (hours: string, when: string) => `The ${hours} hours for goods that perish ended on ${when}`,
  damageEnded: (hours: string, when: string) => `The ${hours} hours for what is damaged or wrong ended on ${when}`,

  noRefundWaits: 'No money waits to be sent back for this item',

  reviewOnceDelivered: 'You can review a product once it is delivered',
  fileTypes: 'Only JPEG, PNG and WebP pictures and short videos can be added',
  fileEmpty: 'This file is empty',
  fileWithoutName: 'A file came without its name; choose it again',
  fileTooLarge: 'This file is too large',
  filesTooLarge: 'These files are too large',
  pictureUnreadable: 'This picture cannot be read',
  alertsLimit: (most: string) => `You can wait for ${most} packs at most`,

  sellerExists: 'A seller with this email or phone number already exists',
  applicationDecided: 'This application has been decided already',

  registered: 'Registered successfully',
  loggedIn: 'You are logged in',
  loggedOut: 'Logged out',
  codeMaybeSent: 'If this number can log in here, a code is on its way',
  codeSent: 'A code is on its way to your phone',
  phoneProven: 'Your phone number is confirmed',
  passwordSet: 'Your new password is set',
  nameSaved: 'Your name is saved',
  logInIsEnded: 'The log-in is ended',
  otherLogInsEnded: 'All other log-ins are ended',
  accountDeleted: 'Your account is deleted',
  paymentReady: 'The payment can be made',
  simulatorAnswered: 'The simulator has answered',
  questionSent: 'Thank you. Your question is shown here once it is answered.',
  willTell: 'We will tell you',
  willNotTell: 'We will not tell you',
  wished: 'Product added to wishlist',
  unwished: 'Product removed from wishlist',
  itemCancelled: 'The item is cancelled',
  returnSent: 'Your return is asked for. The shop answers here.',
  destinationSaved: 'Your money is sent there',
  reviewSent: 'Thank you! Your review is waiting for approval.',
  addressFound: 'Address found',
  addressSaved: 'Address saved',
  defaultChanged: 'Default address changed',
  addressDeleted: 'Address deleted',
  requestSent: 'Your request has been sent',
  detailsSaved: 'Your details have been saved',
  enquirySent: 'Your enquiry has been sent',
  reviewsFound: 'Reviews found',
  similarFound: 'Similar products found',
  dealsFound: 'Deals found',
} as const
