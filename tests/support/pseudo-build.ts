import { build } from 'vite'
import { pseudoTexts } from './pseudo-texts.ts'

// Builds shop and desk in the test's language into the folder that BUILD_INTO names.

await build({ plugins: [pseudoTexts], logLevel: 'error' })
await build({ plugins: [pseudoTexts], logLevel: 'error', build: { ssr: true } })
await build({ configFile: 'vite.desk.config.ts', plugins: [pseudoTexts], logLevel: 'error' })
