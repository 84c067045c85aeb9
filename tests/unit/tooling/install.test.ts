import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readSource } from './sources.ts'

/** A new clone, in which an npm that only writes down what it is asked to do stands in for the real one. */

type Packages = Record<string, { dev?: boolean }>
const { packages } = JSON.parse(readSource('package-lock.json')) as { packages: Packages }
const withoutTests = Object.fromEntries(Object.entries(packages).filter(([, { dev }]) => dev !== true))

let clone = ''
beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'shop-clone-'))
  for (const path of ['package.json', 'package-lock.json', 'server/start.mjs', 'tools/start'])
    cpSync(path, join(clone, path), { recursive: true })
  mkdirSync(join(clone, 'bin'))
  writeFileSync(join(clone, 'bin/npm'), '#!/bin/sh\necho "$@" >> asked\nexit 1\n')
  chmodSync(join(clone, 'bin/npm'), 0o755)
})
afterEach(() => rmSync(clone, { recursive: true, force: true }))

const install = (installed: Packages): void => {
  mkdirSync(join(clone, 'node_modules'), { recursive: true })
  writeFileSync(join(clone, 'node_modules/.package-lock.json'), JSON.stringify({ packages: installed }))
}

/** What npm is asked to do first: one line, or nothing. */
const askedBy = (...args: string[]): string => {
  writeFileSync(join(clone, 'asked'), '')
  const PATH = `${join(clone, 'bin')}${delimiter}${process.env['PATH']}`
  spawnSync(process.execPath, args, { cwd: clone, env: { ...process.env, PATH }, stdio: 'ignore' })
  return readFileSync(join(clone, 'asked'), 'utf8')
}
const START = ['server/start.mjs']
const INSTALL_FOR_TESTS = ['tools/start/install.mjs']

test('npm start installs nothing that only a test needs', () => {
  expect(askedBy(...START)).toMatch(/^ci .*--omit=dev/)
  install(withoutTests)
  expect(askedBy(...START)).toBe('')
})

test('whoever tests or develops gets all packages', () => {
  for (const command of [INSTALL_FOR_TESTS, [...START, '--dev'], [...START, '--dev-offline']])
    expect(askedBy(...command)).toMatch(/^ci .*--include=dev/)
  install(packages)
  for (const command of [INSTALL_FOR_TESTS, START]) expect(askedBy(...command)).toBe('')
})

test('the packages of a shop that runs stay where they are when those of the tests come', () => {
  install(withoutTests)
  expect(askedBy(...INSTALL_FOR_TESTS)).toMatch(/^install --no-save .*--include=dev/)
})
