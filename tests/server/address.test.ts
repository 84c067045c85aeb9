import { expect, test } from 'vitest'
import { addressReader } from '../../server/http/caller.ts'

test('a forwarded address is believed only from a configured proxy', () => {
  const read = addressReader(['10.0.0.0/8', '2001:db8::1'])
  expect(read('203.0.113.7', '198.51.100.1')).toBe('203.0.113.7')
  expect(read('10.1.2.3', '198.51.100.1')).toBe('198.51.100.1')
  expect(read('::ffff:10.1.2.3', '198.51.100.1'), 'an IPv4 address in IPv6 clothes').toBe('198.51.100.1')
  expect(read('2001:db8::1', '198.51.100.1, 10.9.9.9'), 'the last one that is no proxy').toBe('198.51.100.1')
  expect(read('10.1.2.3', 'evil, 198.51.100.1'), 'what the caller wrote in front counts nothing').toBe('198.51.100.1')
  expect(read('10.1.2.3', null)).toBe('10.1.2.3')
  expect(read(undefined, null), 'a call from inside this process').toBeNull()
})
