/** The state of the network and of what waits to be sent. */
export const status = {
  offline: 'You are offline',
  fromPhone: 'From this phone',
  pricesSeen: (ago: string) => `Prices as of ${ago}`,
  justNow: 'just now',
  lastOnlineUnknown: 'Prices may have changed since this phone was last online.',
  attention: { one: '# change needs your attention', other: '# changes need your attention' },
  waiting: { one: '# change waiting to be sent', other: '# changes waiting to be sent' },
}
