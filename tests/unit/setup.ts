import { setDbForTest } from '../../src/client/db/get-db.ts'
import { loadWhole } from '../../src/texts/load-texts.ts'
import { speak } from '../../src/texts/texts.ts'

// Screens are rendered in English.
speak('en', await loadWhole('en'))

// A database opened in passing outlives its test, and fails whichever runs then: each test gives its own.
const none = Promise.reject(new Error('this test opens the database of the page without giving one: freshPhone()'))
none.catch(() => undefined)
setDbForTest(none)
