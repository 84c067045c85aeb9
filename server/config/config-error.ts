/** A fault in the environment; its message is one line for the operator. */
export class ConfigError extends Error {}
