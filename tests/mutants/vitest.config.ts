import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { mutants } from './mutants.ts'

/** The tests of one mutant: its line is changed while the file is read; the file itself stays as it is. */

const mutant = mutants.find(({ name }) => name === process.env['MUTANT'])

export default defineConfig({
  define: { __BUILD__: '"mutant"' },
  plugins: [
    {
      name: 'mutant',
      enforce: 'pre',
      transform: (code: string, id: string) => {
        if (mutant === undefined || !id.startsWith(resolve(mutant.file))) return undefined
        if (!code.includes(mutant.from)) throw new Error(`${mutant.file} does not say: ${mutant.from}`)
        return code.replace(mutant.from, () => mutant.to)
      },
    },
  ],
  test: {
    include: ['tests/**/*.test.ts'],
    testTimeout: 8_000,
    bail: 1,
    // It would hand one mutant's code to the next.
    fsModuleCache: false,
  },
})
