import { by, row } from './promise.ts'
import type { Section } from './promise.ts'

/** What is sent to wear the shop out or to break it, beyond the checklist. */

const odd = by('resilience/odd')
const unreadable = by('server/http/unreadable-input')
const pages = by('server/http/rendered-pages')
const costs = by('server/http/request-costs')
const uploads = by('server/files/uploads')
const start = by('server/http/start')
const crowd = by('resilience/crowd')('hard searchers and dripping uploads leave the list quick and a return possible')

export const attacks: Section = {
  title: 'Floods, odd requests and files',
  parts: [
    {
      title: '',
      rows: [
        row(
          'Text that cannot be stored and a day that is none are refused on every call, path and webhook: never a server error',
          'server/shop/core/storable-text.ts#isStorableText server/http/middleware/reject-malformed-paths.ts#rejectMalformedPaths src/contract/day.ts#Day',
          odd('$name breaks at no text that cannot be stored'),
          odd('the provider’s signed word breaks at no text that cannot be stored'),
          unreadable('$name takes no text that cannot be stored, wherever it stands'),
          unreadable('%s is no day for a licence or a deal, and is named'),
          unreadable(
            'a signed webhook whose text cannot be stored, or whose amount no column holds, is no server error',
          ),
        ),
        row(
          'No address breaks a page, and none names another host as the page’s own',
          'server/http/middleware/reject-malformed-paths.ts#rejectMalformedPaths server/http/routes/pages.ts#onSite',
          odd('no address breaks the server'),
          unreadable('%s is not there'),
          unreadable('GET %s is a bad request'),
          pages('%s shows the page of what is not there'),
          pages('%s leads to %s and names no other host'),
        ),
        row(
          'A file that nobody reads on is closed, and the copy of a backup goes',
          'server/http/middleware/release-unread.ts#releaseUnread server/adapters/lazy-stream.ts#lazyStream',
          by('server/http/descriptors')(
            'the HEAD of a file, and a listener who hangs up, leave no open file and no copy behind',
          ),
          by('resilience/descriptors')(
            '… HEADs and … aborted GETs of every file leave as many descriptors open as before',
          ),
        ),
        row(
          'Every search counts, and one works at a time: hard searchers wait for each other and leave the list quick',
          'server/shop/catalogue/search-slots.ts#withSearchSlot server/shop/core/rate-limits.ts#LIMITS',
          costs('a text in a list counts as a search, and a list without one does not'),
          costs('one search works at a time, the cheapest network is next, and one network has eight that wait'),
          crowd,
        ),
        row(
          'The map provider is asked a limited number of times, once for one place',
          'server/adapters/cached-maps.ts#cachedMaps',
          costs('the map provider is asked so often for one network, and once for one place'),
          costs('a provider that failed is asked again, and an old answer too'),
        ),
        row(
          'Who sends a form is asked before its body is read, its parts are counted before it is taken apart, and no picture of a refused form is drawn',
          'server/http/uploads/serve-upload.ts#serveUpload server/http/uploads/upload-rules.ts#uploadRules server/http/uploads/read-upload.ts#readUpload',
          uploads('whoever has nothing to give back or to review is refused before the body is read'),
          uploads('a form with %s is refused with %i before it is taken apart'),
          uploads('no picture is drawn for a form that is refused anyway'),
        ),
        row(
          'Slow uploads hold nobody up: they take no more room than they have sent, and the slowest gives way',
          'server/http/uploads/upload-slots.ts#createUploadSlots',
          uploads('senders that declare much and send little hold nobody up'),
          uploads('an account sends two forms at a time, a third one is told to come again'),
          uploads('a sender who sends next to nothing is sent away'),
          uploads('in a full room the slowest sender gives way, and one network never fills it'),
          crowd,
        ),
        row(
          'One address, or one /64 of IPv6, holds 512 connections at most; trusted proxies are exempt',
          'server/connection-limit.ts#limitConnections server/http/rpc/client-network.ts#networkOf',
          by('server/http/listen')(
            'one address holds 512 connections and no more, and its place is free again when they close',
          ),
          by('server/http/listen')('a trusted proxy brings everybody’s connections'),
          by('server/http/malformed-paths')(
            'the addresses of one IPv6 /64 count as one sender, and an IPv4 address in IPv6 clothes as itself',
          ),
        ),
        row(
          'A book holds 50 addresses, and a full one says so',
          'server/shop/accounts/addresses.ts#addAddress src/contract/constants.ts#ADDRESSES_MAX',
          by('server/accounts/addresses')(
            'a full book refuses the next address in plain words, and takes one again after a delete',
          ),
        ),
        row(
          'In production demo accounts are closed and named, and no code is printed where codes cannot be sent',
          'server/shop/accounts/demo-accounts.ts#closeDemoAccounts server/adapters/message-senders.ts#noSender',
          start('in production on the same folder the demo accounts are closed and named, and no code is printed'),
        ),
        row(
          'A film keeps its frames and loses place, time and camera',
          'server/shop/uploads/video-metadata.ts#stripMetadata server/shop/uploads/webm-metadata.ts#stripWebmMetadata',
          by('server/files/video-metadata')('of %s film the frames are kept, and nothing of place, time and camera'),
        ),
        row(
          'What strangers have written reaches a terminal as text and never as a command',
          'server/admin/plain-text.ts#plainLine server/admin/plain-text.ts#plainJson',
          by('admin/plain')('%s reaches no terminal'),
          by('admin/plain')('%s is escaped in JSON, which still says the very same'),
          by('admin/plain')('Indic scripts keep their joiners, and plain words stay as they are'),
          by('admin/admin')('what strangers have written is shown in a terminal, never obeyed by it'),
        ),
      ],
    },
  ],
}
