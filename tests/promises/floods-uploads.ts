import { promise } from './promise.ts'

const serve = 'server/http/uploads/serve-upload.ts'
const slots = 'server/http/uploads/upload-slots.ts'
const parts = 'server/http/uploads/read-upload.ts'
const connections = 'server/connection-limit.ts'
const media = 'server/http/routes/review-media.ts'

/** Slow uploads, many connections, and what a film tells. */
export const floodsUploads = {
  'floods/asked-first': promise('Whoever has nothing to give back or to review is refused before the body is read', [
    serve,
    '  await bound.upload?.mayBegin(deps, caller.id, parts.params)\n',
    '',
  ]),
  'floods/parts': promise(
    'The parts of a form are counted before it is taken apart',
    [parts, 'PARTS_MAX = 32', 'PARTS_MAX = 320'],
    [parts, 'HEAD_BYTES_MAX = 4 *', 'HEAD_BYTES_MAX = 400 *'],
  ),
  'floods/no-drawing': promise('No picture of a refused form is drawn', [
    serve,
    'const refusal = await refusalOf(() => bound.upload?.check(input))',
    'const refusal = null as Refusal | null',
  ]),
  'floods/sent-bytes': promise('A slow upload takes no more room than it has sent', [
    slots,
    '      held: 0,\n',
    '      held: limits.bytes / 4,\n',
  ]),
  'floods/two-forms': promise('An account sends two forms at a time, a third one is told to come again', [
    'server/http/uploads/read-upload.ts',
    'perAccount: 2',
    'perAccount: 3',
  ]),
  'floods/too-slow': promise('A sender who sends next to nothing is sent away', [
    slots,
    "new Refusal('TOO_SLOW', 'The request came too slowly')",
    'busy()',
  ]),
  'floods/slowest': promise('In a full room the slowest sender gives way', [
    slots,
    'if (!freeMemory(sender)) throw busy()',
    'throw busy()',
  ]),
  'floods/network-share': promise('And one network never fills it', [
    slots,
    'if (bytesOf(ofNetwork(sender.network)) + bytes > limits.bytesPerNetwork) throw busy()\n',
    '',
  ]),
  'floods/connections': promise('One address holds 512 connections at most, and nobody else suffers', [
    connections,
    'CONNECTIONS_PER_NETWORK = 512',
    'CONNECTIONS_PER_NETWORK = 600',
  ]),
  'floods/connections-free': promise('Its place is free again when they close', [
    connections,
    'const left = (taken.get(network) ?? 1) - 1',
    'const left = taken.get(network) ?? 1',
  ]),
  'floods/proxy': promise('A trusted proxy brings everybody’s connections', [
    connections,
    '    if (isTrusted(address)) return () => undefined\n',
    '',
  ]),
  'floods/mapped': promise('An IPv4 address in IPv6 clothes counts as itself', [
    'server/http/rpc/client-network.ts',
    "MAPPED_PREFIX = '0:0:0:0:0:ffff'",
    "MAPPED_PREFIX = '0:0:0:0:0:fffe'",
  ]),
  'floods/renditions': promise('However many ask for pictures in new widths, sixteen at most wait to be rendered', [
    'server/adapters/renditions.ts',
    'WAITING_MAX = 16',
    'WAITING_MAX = 1_600',
  ]),
  'floods/renditions-widths': promise('They are rendered in the few widths of the layout alone', [
    media,
    'widthFor(new URL(request.url), UPLOAD_WIDTHS)',
    "Number(new URL(request.url).searchParams.get('w')) || null",
  ]),
  'floods/renditions-head': promise('A HEAD renders none', [media, " && request.method === 'GET') {", ') {']),
  'floods/film': promise(
    'A film keeps its frames and loses place, time and camera',
    ['server/shop/uploads/video-metadata.ts', '        bytes.fill(0, inside, at + size)\n', ''],
    ['server/shop/uploads/video-metadata.ts', 'if (DATED.has(type)) bytes.fill', "if (type === '') bytes.fill"],
    ['server/shop/uploads/webm-metadata.ts', 'makeVoid(bytes, at, end)', 'at = end'],
  ),
}
