/** Thrown by a loader: the server answers 404 with the page that says so. */
export const notFound = (message: string): Response => new Response(message, { status: 404 })
