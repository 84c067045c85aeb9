export const offline = {}
