import { networkMessages } from '../../contract/network-messages.ts'

/**
 * What is said where no answer of the shop came. "Server error" would blame the shop for a missing network; those words
 * are for a server that did answer and said nothing. Node's navigator does not know whether there is a link.
 */
export const logNoAnswer = (): string =>
  'onLine' in navigator && !navigator.onLine ? networkMessages.offline : networkMessages.noAnswer
