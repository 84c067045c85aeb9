// Loaded before the server (node --import), so that a killed `npm start` leaves nobody behind holding port and lock.
// The parent's number stands in this module's address: it may have died before this line ran.
import { isMainThread } from 'node:worker_threads'

const LOOK_MS = 200
const parent = Number(new URL(import.meta.url).search.slice(1))

if (isMainThread) {
  const look = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(look)
    process.kill(process.pid, 'SIGTERM')
  }, LOOK_MS)
  look.unref()
}
