/** A secret as people read and type it: four letters at a time. */
export const inGroups = (secret: string): string => (secret.match(/.{1,4}/g) ?? []).join(' ')
