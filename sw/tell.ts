import { BroadcastUpdatePlugin } from 'workbox-broadcast-update'

/** Tells every screen that something it may show has changed. Our server's ETags are made from the content. */
export const tellScreens = new BroadcastUpdatePlugin({ headersToCheck: ['ETag'] })
