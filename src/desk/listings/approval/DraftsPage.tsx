export const DraftsPage = () => null
