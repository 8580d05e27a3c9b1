import type { OutputOptions, RollupOptions } from 'rollup'

type Bundle = RollupOptions & { output: OutputOptions }

export const elements: readonly (readonly [tag: string, entry: string])[]
export function bundlesWith(
  more: readonly { tag: string; entry: string; props: readonly string[] }[],
): [chunks: Bundle, loader: Bundle, early: Bundle]
export function chunksOf(flavour: 'react' | 'lite'): Bundle
