import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { pictureFolder, pictureIn } from '../../../server/cli/pictures/picture-files.ts'

const place = mkdtempSync(join(tmpdir(), 'haldhar-named-'))
afterAll(() => rmSync(place, { recursive: true, force: true }))
mkdirSync(join(place, 'photos/inner'), { recursive: true })
writeFileSync(join(place, 'secret.jpg'), 'secret')
writeFileSync(join(place, 'photos/front.jpg'), 'front')
writeFileSync(join(place, 'photos/inner/deep.jpg'), 'deep')
writeFileSync(join(place, 'photos/empty.jpg'), '')
writeFileSync(join(place, 'photos/huge.jpg'), Buffer.alloc(8 * 1024 * 1024 + 1))
symlinkSync(join(place, 'secret.jpg'), join(place, 'photos/out.jpg'))
symlinkSync('front.jpg', join(place, 'photos/also-front.jpg'))

test('a name of a seller’s file leads to a file in the folder, and to nothing else', async () => {
  const folder = await pictureFolder(join(place, 'photos'))
  const digest = createHash('sha256').update('front').digest('hex')
  for (const name of ['front.jpg', 'also-front.jpg']) expect(await pictureIn(folder, name)).toMatchObject({ digest })
  const words = async (name: string) => {
    const found = await pictureIn(folder, name)
    return typeof found === 'string' ? found : 'taken'
  }
  expect(await words('out.jpg')).toBe('It leads out of the folder')
  for (const name of [
    '../secret.jpg',
    join(place, 'secret.jpg'),
    'inner/deep.jpg',
    'inner\\deep.jpg',
    '..',
    '.',
    'a\0.jpg',
  ])
    expect([name, await words(name)]).toEqual([name, 'Only files in the folder itself are taken'])
  for (const url of [
    'https://x.example/a.jpg',
    'HTTP://x.example',
    'file:///etc/passwd',
    'data:image/png;base64,AA',
    'C:front.jpg',
  ])
    expect([url, await words(url)]).toEqual([url, 'Web addresses are not fetched; name a file of the folder'])
  expect(await words('none.jpg')).toBe('There is no such file in the folder')
  expect(await words('inner')).toBe('It is no file')
  expect(await words('empty.jpg')).toBe('The file is empty')
  expect(await words('huge.jpg')).toBe('A picture has at most 8 MB')
  await expect(pictureFolder(join(place, 'nowhere'))).rejects.toThrow('is no folder that can be read')
  await expect(pictureFolder(join(place, 'secret.jpg'))).rejects.toThrow('is no folder that can be read')
})
