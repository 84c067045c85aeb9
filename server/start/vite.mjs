// The development server of `npm run dev`: pages from source, everything else from the shop's server on the next port.
import { createServer } from 'vite'

const port = Number(process.argv[2])
const server = `http://localhost:${port + 1}`

const vite = await createServer({
  server: {
    port,
    strictPort: true,
    proxy: Object.fromEntries(['/api', '/images', '/pins'].map((path) => [path, server])),
  },
})
await vite.listen()
vite.printUrls()
