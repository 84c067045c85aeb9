import { installFirstWorker, trustedWorkerUrl } from '../client/worker/worker-installation.ts'

/** Puts the desk's worker to work. Where that is denied the desk needs the network to open. */
export const installWorker = async (): Promise<void> => {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  await installFirstWorker(trustedWorkerUrl('/desk/sw.js'), { scope: '/desk/' })
}
