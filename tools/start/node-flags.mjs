/**
 * How the server's process is started: for little memory. Left to itself, Node gives what lives for a moment 200 MB
 * and lets the heap grow to several times what lives in it; neither makes this server faster.
 *
 * @type {readonly string[]}
 */
export const NODE_FLAGS = ['--max-semi-space-size=16', '--heap-growing-percent=50']
