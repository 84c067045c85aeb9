import type { NewsWords } from './news-words.ts'

export const te: NewsWords = {
  placed: (order) => `ఆర్డర్ ${order} అయింది.`,
  packed: (order) => `ఆర్డర్ ${order} పార్సెల్ ప్యాక్ అయింది.`,
  shipped: (order) => `ఆర్డర్ ${order} పంపించారు.`,
  by: (day) => `${day} కల్లా చేరుతుంది.`,
  out: (order) => `ఆర్డర్ ${order} డెలివరీకి బయలుదేరింది.`,
  cash: (amount) => `${amount} నగదు సిద్ధంగా ఉంచుకోండి.`,
  delivered: (order) => `ఆర్డర్ ${order} చేరింది.`,
  failed: (order) => `ఆర్డర్ ${order} డెలివరీ కాలేదు.`,
  cancelled: (order) => `ఆర్డర్ ${order} లోని ఐటమ్‌లను షాప్ రద్దు చేసింది.`,
  refundDue: (amount, order) => `ఆర్డర్ ${order} డబ్బు ${amount} మీకు తిరిగి వస్తుంది.`,
  refundSent: (amount, order) => `ఆర్డర్ ${order} డబ్బు ${amount} మీకు తిరిగి పంపించారు.`,
  reviewAnswered: (title) => `మీ రివ్యూకు షాప్ జవాబు ఇచ్చింది: ${title}`,
  questionAnswered: (title) => `మీ ప్రశ్నకు జవాబు వచ్చింది: ${title}`,
  backInStock: (title) => `మళ్ళీ స్టాక్‌లో: ${title}`,
  quoted: (shop) => `${shop} మీ హోల్‌సేల్ విచారణకు కొటేషన్ పంపింది.`,
  newOrder: (order) => `కొత్త ఆర్డర్ ${order}.`,
  itemsCancelled: (order) => `ఆర్డర్ ${order} లోని ఐటమ్‌లను కస్టమర్ రద్దు చేశారు.`,
  returnAsked: (order) => `ఆర్డర్ ${order} లో రిటర్న్ కోరారు.`,
  lowStock: (title, left) => `స్టాక్‌లో ${left} మాత్రమే ఉన్నాయి: ${title}`,
  newEnquiry: (enquiry) => `ఒక కస్టమర్ హోల్‌సేల్ ధర అడిగారు (${enquiry}).`,
}
