export const DecidePage = () => null
