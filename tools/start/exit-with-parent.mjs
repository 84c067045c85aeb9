// Loaded before the server (node --import), so that a killed `npm start` leaves no process behind with port and lock.
// The parent's pid is in this module's URL: it may have died before this line ran.
import { isMainThread } from 'node:worker_threads'

const CHECK_EVERY_MS = 200
const parent = Number(new URL(import.meta.url).search.slice(1))

if (isMainThread) {
  const check = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(check)
    process.kill(process.pid, 'SIGTERM')
  }, CHECK_EVERY_MS)
  check.unref()
}
