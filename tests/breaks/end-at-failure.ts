import { beforeEach } from 'vitest'

// In a run with breaks a journey ends where it first fails: what comes after stands on it, and would only wait.

let hasFailed = false

beforeEach(({ onTestFailed, skip }) => {
  skip(hasFailed)
  onTestFailed(() => {
    hasFailed = true
  })
})
