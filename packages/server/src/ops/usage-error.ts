/** A command that was not written as its usage says. */
export class UsageError extends Error {}
