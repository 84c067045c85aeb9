import { promise } from './promise.ts'

const questions = 'server/shop/questions/questions.ts'
const moderation = 'server/shop/questions/moderation.ts'
const sending = 'src/offline/sync/send-or-queue.ts'
const alerts = 'server/shop/stock-alerts/stock-alerts.ts'

/** Questions about a product, and who waits for a sold-out pack. */
export const questionsAndAlerts = {
  'questions/unread': promise('Nobody reads a question before it is answered', [
    questions,
    ".where(and(eq(questions.listingId, listing.id), eq(questions.state, 'answered')))",
    '.where(eq(questions.listingId, listing.id))',
  ]),
  'questions/answered': promise('An answered question is public, under first name and initial', [
    questions,
    "publicName(row.authorName) || 'A customer'",
    'row.authorName',
  ]),
  'questions/rejected': promise('A rejected question is shown to nobody, also if it was answered', [
    moderation,
    "values: { state: 'rejected' }, owner: EVERY_SHOP",
    "values: { state: 'answered' }, owner: EVERY_SHOP",
  ]),
  'questions/once': promise('A repeated question is asked once', [
    'src/contract/calls/questions.ts',
    '    body: QuestionForm,\n    keyed: true,',
    '    body: QuestionForm,',
  ]),
  'questions/field': promise('A question that is too short or too long is refused at its field', [
    'src/contract/questions.ts',
    'v.minLength(5, fieldMessages.questionShort)',
    'v.minLength(1, fieldMessages.questionShort)',
  ]),
  'questions/limit': promise('An account asks only so often', [
    'server/http/rpc/call-registry.ts',
    "consumeLimit(shop, 'questions', String(accountId))",
    'Promise.resolve()',
  ]),
  'questions/limit-keyless': promise('Nor oftener without a key', [
    'server/http/rpc/serve-call.ts',
    '    await admit?.(deps, accountId)\n',
    '',
  ]),
  'stock-alerts/own': promise('Each waits for packs of her own; twice is once', [
    alerts,
    '.where(and(eq(stockAlerts.customerId, customerId), eq(stockAlerts.sku, sku)))',
    '.where(eq(stockAlerts.sku, sku))',
  ]),
  'stock-alerts/due': promise('Who waits is due once the pack can be bought', [
    alerts,
    'and(onSale, sql`${variants.onHand} > ${variants.reserved}`, who)',
    'and(sql`${variants.onHand} > ${variants.reserved}`, who)',
  ]),
  'stock-alerts/most': promise('Nobody waits for more packs than a list may hold', [
    alerts,
    '>= STOCK_ALERTS_MAX)',
    '>= Infinity)',
  ]),
  'stock-alerts/again': promise('A pack that is waited for already is no further one', [
    alerts,
    'and(eq(stockAlerts.customerId, customerId), ne(stockAlerts.sku, sku))',
    'eq(stockAlerts.customerId, customerId)',
  ]),
  'questions/offline': promise('A question that was asked without network is sent later', [
    sending,
    'if (!isFailure(answer) || answer.httpStatus !== undefined) return answer',
    'if (key) return answer',
  ]),
  'questions/offline-once': promise('A question whose answer was lost arrives once', [
    sending,
    'enqueue(local, acct, change, key)',
    'enqueue(local, acct, change)',
  ]),
  'questions/login': promise('A guest who asks logs in and comes back; what was typed offline is kept', [
    'src/app/questions/ProductQuestions.tsx',
    "void navigate('/login', toThisPage())",
    "void navigate('/login')",
  ]),
  'stock-alerts/offline': promise('A pack is waited for without network, too', [
    'src/offline/sync/mutators/set-stock-alert.ts',
    'return on ? [...others, { sku: target }] : others',
    'return others',
  ]),
  'stock-alerts/guest': promise('A guest who wants to be told logs in, comes back, and is told', [
    'src/app/pages/account/LoginPage.tsx',
    'if (kept.alert !== undefined) void',
    'if (kept.alert === null) void',
  ]),
} as const
