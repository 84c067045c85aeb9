import { spawnSync } from 'node:child_process'
import { mutants } from './mutants.ts'

// Breaks one line after the other and says which break no test sees. `npm run test:mutants -- WORD` takes only those
// whose name has the word.

const word = process.argv[2] ?? ''
const wanted = mutants.filter(({ name }) => name.includes(word))
const survived = wanted.filter(({ name, tests }) => {
  const run = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/mutants/vitest.config.ts', ...tests],
    {
      env: { ...process.env, MUTANT: name },
      encoding: 'utf8',
    },
  )
  const isCaught = run.status !== 0 && /\bfailed\b/.test(run.stdout) && !run.stderr.includes('does not say')
  console.log(`${isCaught ? 'caught   ' : 'SURVIVED '} ${name}`)
  return !isCaught
})
console.log(`${wanted.length - survived.length} of ${wanted.length} caught`)
process.exitCode = survived.length === 0 ? 0 : 1
