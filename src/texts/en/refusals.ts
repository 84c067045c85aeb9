/** Why a change made on this phone was not taken, when the shop gave no words of its own. */
export const refusals = {
  refused: 'The shop did not accept this. Check it and save it again.',
  gone: 'This was removed on another phone. Save it again to keep it.',
  conflict: 'This is already used. Save it again.',
  expired: 'This waited too long to be sent. Save it again.',
  dependent: 'An earlier change was not accepted. Check it and save it again.',
  unreadable: 'This could not be read. Please type it again.',
}
