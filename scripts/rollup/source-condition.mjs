import { registerHooks } from 'node:module'

// Packages are read from their sources, whoever started this process and with whichever flags.
registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier, { ...context, conditions: ['@baize/source', ...context.conditions] }),
})
