/** Only answers of our own server are trusted and cached: a captive portal answers 200 as well. */

export const isOwnResponse = (answer: Response): boolean =>
  answer.status === 200 &&
  !answer.redirected &&
  (answer.type === 'basic' || answer.type === 'cors') &&
  !(answer.headers.get('Cache-Control') ?? '').includes('no-store')

export const isJson = (answer: Response): boolean =>
  isOwnResponse(answer) && (answer.headers.get('Content-Type') ?? '').startsWith('application/json')

export const isImage = (answer: Response): boolean =>
  isOwnResponse(answer) && (answer.headers.get('Content-Type') ?? '').startsWith('image/')
