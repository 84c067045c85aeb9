declare const self: ServiceWorkerGlobalScope

/** News that the shop sends while no page is open. */

const SHOP = 'Haldhar'

interface News {
  title: string
  body: string
  url: string
  tag: string
}

const textIn = (data: object, name: keyof News): string | undefined => {
  const value: unknown = (data as Partial<Record<keyof News, unknown>>)[name]
  return typeof value === 'string' ? value : undefined
}

const readNews = (data: PushMessageData | null, home: string): News => {
  const empty = { title: SHOP, body: '', url: home, tag: SHOP }
  try {
    const read: unknown = data?.json()
    if (typeof read !== 'object' || read === null) return empty
    return {
      title: textIn(read, 'title') ?? empty.title,
      body: textIn(read, 'body') ?? empty.body,
      url: textIn(read, 'url') ?? empty.url,
      tag: textIn(read, 'tag') ?? empty.tag,
    }
  } catch {
    // Browsers withdraw the permission where a message shows nothing.
    return empty
  }
}

/** Shows what was sent; a second copy takes the place of the first. `home`: where it leads if it does not say. */
export const showNews = ({ data }: PushEvent, home: string): Promise<void> => {
  const { title, body, tag, url } = readNews(data, home)
  return self.registration.showNotification(title, { body, tag, data: url, icon: '/icon-192.png' })
}

/** Opens the page that the news leads to: in a window of the shop where there is one. */
export const openNews = async ({ notification }: NotificationEvent): Promise<void> => {
  notification.close()
  const { origin } = self.location
  const url = new URL(String(notification.data), origin)
  if (url.origin !== origin) return
  const windows = await self.clients.matchAll({ type: 'window' })
  const open = windows.find((one) => one.url === url.href) ?? windows[0]
  if (open === undefined) {
    await self.clients.openWindow(url)
    return
  }
  await open.focus()
  if (open.url !== url.href) await open.navigate(url)
}
