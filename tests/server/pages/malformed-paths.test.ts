import { expect, test } from 'vitest'
import { clientAddressReader, networkOf } from '../../../server/http/rpc/client-network.ts'
import { keeps } from '../../support/keeps.ts'

test('a forwarded address is believed only from a configured proxy', async () => {
  const read = clientAddressReader(['10.0.0.0/8', '2001:db8::1'])
  await keeps('s26/proxies', () => expect(read('203.0.113.7', '198.51.100.1')).toBe('203.0.113.7'))
  expect(read('10.1.2.3', '198.51.100.1')).toBe('198.51.100.1')
  expect(read('::ffff:10.1.2.3', '198.51.100.1'), 'an IPv4 address in IPv6 clothes').toBe('198.51.100.1')
  expect(read('2001:db8::1', '198.51.100.1, 10.9.9.9'), 'the last one that is no proxy').toBe('198.51.100.1')
  expect(read('10.1.2.3', 'evil, 198.51.100.1'), 'what the caller wrote in front counts nothing').toBe('198.51.100.1')
  expect(read('10.1.2.3', null)).toBe('10.1.2.3')
  expect(read(undefined, null), 'a call from inside this process').toBeNull()
})

test('the addresses of one IPv6 /64 count as one sender, and an IPv4 address in IPv6 clothes as itself', async () => {
  const read = clientAddressReader([])
  const one = read('2001:db8:1:2:aaaa::1', null)
  await keeps('s8/64', () => {
    expect(one).toBe('2001:db8:1:2::/64')
    expect(read('2001:db8:1:2:ffff:ffff:ffff:ffff', null)).toBe(one)
    expect(read('2001:0DB8:0001:0002::7', null)).toBe(one)
  })
  expect(read('2001:db8:1:3:aaaa::1', null)).not.toBe(one)
  expect(networkOf('::1')).toBe('0:0:0:0::/64')
  expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64')
  expect(networkOf('::ffff:203.0.113.7')).toBe('203.0.113.7')
  expect(networkOf('::ffff:cb00:7107')).toBe('203.0.113.7')
  expect(networkOf('203.0.113.7')).toBe('203.0.113.7')
})
