import { build } from 'vite'

// A step of the build: pages and worker, desk and renderer in one process, which loads Vite and its plugins once.

/** Node reads the configuration itself; Vite would bundle it first, three times. */
const options = { configLoader: 'native' }

const bundlePages = async () => {
  await build(options)
  // Into the folder of the first, which that has emptied.
  await build({ ...options, configFile: 'vite.desk.config.ts' })
}

await Promise.all([bundlePages(), build({ ...options, build: { ssr: true } })])
