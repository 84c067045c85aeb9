import { setDbForTest } from '../../src/offline/db/open-db.ts'

// A database opened in passing outlives its test, and fails whichever runs then: each test gives its own.
const none = Promise.reject(new Error('this test opens the database of the page without giving one: freshPhone()'))
none.catch(() => undefined)
setDbForTest(none)
