import { promise } from './promise.ts'

const listening = 'server/listen.ts'
const secure = 'server/secure-server.ts'
const sessions = 'server/sessions.ts'

/** TLS and HTTP/2 of the shop itself. */
export const floodsHttp2 = {
  'floods/h2-connections': promise('One address holds 512 connections over TLS too', [
    listening,
    '    limitConnections(server, isTrusted)\n',
    '    if (secure === undefined) limitConnections(server, isTrusted)\n',
  ]),
  'floods/h2-room': promise('From 3,000 connections on sessions without a request make room, and no others', [
    sessions,
    'if (isIdle()) end()',
    'if (!isIdle()) end()',
  ]),
  'floods/h2-handshake': promise('A TLS handshake has ten seconds', [
    secure,
    '      handshakeTimeout: headersMs,\n',
    '',
  ]),
  'floods/h2-slow-head': promise('A session of HTTP/2 whose first request does not come in time is closed', [
    sessions,
    'let idleMs = headersMs',
    'let idleMs = keepAliveMs',
  ]),
  'floods/h2-idle': promise(
    'One without requests is closed after its time, however often it pings, and one that answers is not',
    [sessions, '      isEnding = true\n      session.destroy()\n', ''],
    [sessions, 'if (!isIdle() || now', 'if (now'],
  ),
  'floods/h2-slow-body': promise('A body that does not come to its end is given up', [
    sessions,
    'isComplete ? inactiveMs : requestMs',
    'isComplete ? inactiveMs : Infinity',
  ]),
  'floods/h2-no-window': promise('Who reads no further loses his requests, however often he pings', [
    sessions,
    'isComplete ? inactiveMs : requestMs',
    'isComplete ? Infinity : requestMs',
  ]),
  'floods/h2-no-reading': promise('Who reads nothing at all is hung up on', [
    sessions,
    '      if (isEnding) return void socket.destroy()\n',
    '',
  ]),
  'floods/h2-streams': promise('A session has 100 requests at a time', [
    secure,
    'STREAMS_PER_SESSION = 100',
    'STREAMS_PER_SESSION = 120',
  ]),
  'floods/h2-network': promise(
    'All sessions of a network have 1,024, which count until they are answered',
    [secure, 'STREAMS_PER_NETWORK = 1_024', 'STREAMS_PER_NETWORK = 1_100'],
    [
      secure,
      'void listener(incoming, outgoing).finally(leave)',
      "outgoing.once('close', leave)\n      void listener(incoming, outgoing)",
    ],
    [secure, '.finally(leave)', ''],
  ),
  'floods/h2-resets': promise('Who asks and takes it back at once, again and again, is hung up on', [
    secure,
    'RESETS_AT_ONCE = 300',
    'RESETS_AT_ONCE = 30_000',
  ]),
  'tls/both': promise(
    'With a certificate the shop speaks HTTP/2, and HTTP/1.1 with clients that know no other',
    [secure, '      allowHTTP1: true,\n', ''],
    [listening, 'const secure = certificate && secureServer', 'const secure = undefined && secureServer'],
  ),
  'tls/address': promise('A request is counted for the same network over either, also once its session has ended', [
    listening,
    "fetch(request, { incoming: { socket: { remoteAddress: incoming.socket.remoteAddress ?? '' } } })",
    'fetch(request, { incoming })',
  ]),
  'tls/refused-upload': promise('A form that is refused is answered while its body is still coming', [
    'server/http/uploads/serve-upload.ts',
    '  await bound.upload?.mayBegin(deps, caller.id, parts.params)\n',
    '  await request.clone().arrayBuffer()\n  await bound.upload?.mayBegin(deps, caller.id, parts.params)\n',
  ]),
  'tls/window': promise(
    'A client may have 256 kB on the way, so that a film over a slow network comes in its time',
    [secure, '        initialWindowSize: WINDOW_BYTES,\n', ''],
    [secure, 'session.setLocalWindowSize(WINDOW_BYTES)', 'session'],
  ),
  'tls/finishes': promise(
    'A request to stop lets what is under way over HTTP/2 finish, takes nothing further, and ends',
    [listening, '        sessions?.closeAll()\n', '        for (const socket of connections) socket.destroy()\n'],
  ),
  'tls/ends': promise('And whoever does not let a request finish is hung up on within 8 seconds', [
    listening,
    'const late = setTimeout(hangUp, FINISH_MS)',
    'const late = setTimeout(() => undefined, FINISH_MS)',
  ]),
  'tls/renewed': promise(
    'A renewed certificate is taken over without a restart, one that cannot serve is not',
    ['server/renew-certificate.ts', '      renewed(found)\n', ''],
    ['server/renew-certificate.ts', 'if (error.message !== warned) warn(error.message)', ''],
    [listening, 'secure?.setSecureContext({ cert, key })', 'undefined'],
  ),
  'tls/refused': promise(
    'A certificate or key that cannot serve ends the start with one line that names it',
    ['server/config/tls.ts', 'if (!own.checkPrivateKey(privateKey)) throw', "if (key === '') throw"],
    ['server/config/config.ts', "allOrNone(env, ['TLS_CERT', 'TLS_KEY'])", "allOrNone(env, ['TLS_CERT'])"],
  ),
  'tls/expired': promise('An expired one is warned of at the start', [
    'server/config/warnings.ts',
    'if (now > validTo) return',
    'if (now < validFrom) return',
  ]),
  'tls/public-url': promise('Shared links begin with https then', [
    'server/config/config.ts',
    "tls === undefined ? 'http' : 'https'",
    "'http'",
  ]),
  'floods/h2-control': promise(
    'A flood of pings or settings ends the session, and some do not',
    [sessions, "session.on('ping', count)", 'session'],
    [sessions, ".on('remoteSettings', count)", ''],
    [sessions, 'CONTROL_FRAMES_PER_CHECK = 500', 'CONTROL_FRAMES_PER_CHECK = 10'],
  ),
  'floods/h2-headers': promise('Headers of more than 16 kB are refused', [
    secure,
    'HEADER_BYTES_MAX = 16 *',
    'HEADER_BYTES_MAX = 60 *',
  ]),
  'floods/tls-slow-head': promise('Nor does a client of HTTP/1.1 over TLS have longer for a head', [
    listening,
    '      headersTimeout: limits.headersMs,\n',
    '      headersTimeout: secure === undefined ? limits.headersMs : 60_000,\n',
  ]),
}
