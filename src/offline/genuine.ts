/** Only answers of our own server are kept: a captive portal answers 200 as well (fault 20, security rows 8 and 17). */

export const isOwn = (answer: Response): boolean =>
  answer.status === 200 &&
  !answer.redirected &&
  (answer.type === 'basic' || answer.type === 'cors') &&
  !(answer.headers.get('Cache-Control') ?? '').includes('no-store')

export const isJson = (answer: Response): boolean =>
  isOwn(answer) && (answer.headers.get('Content-Type') ?? '').startsWith('application/json')

export const isImage = (answer: Response): boolean =>
  isOwn(answer) && (answer.headers.get('Content-Type') ?? '').startsWith('image/')
