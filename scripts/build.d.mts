export function build(): Promise<void>
export function buildPackages(): Promise<void>
