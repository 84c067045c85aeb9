import { settings } from './api-settings.ts'

/** A file that only its owner may see, such as a picture that waits for approval; null when it does not come. */
export const fetchPrivateFile = async (path: string): Promise<Blob | null> => {
  const token = await settings.token()
  if (!token) return null
  try {
    const answer = await settings.fetch(path, {
      headers: { Authorization: `Bearer ${token}` },
      cache: 'no-store',
      credentials: settings.credentials,
      redirect: 'error',
    })
    return answer.ok ? await answer.blob() : null
  } catch {
    return null
  }
}
