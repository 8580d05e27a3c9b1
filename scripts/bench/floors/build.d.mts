export function floor(flavour: 'react' | 'lite'): Promise<string>
