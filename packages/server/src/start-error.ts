/** An error of the environment, as one sentence for the person who starts the platform. */
export class StartError extends Error {}
