/** Trouble with the environment, said in one sentence to the person who starts the platform. */
export class StartError extends Error {}
