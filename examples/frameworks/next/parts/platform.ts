/**
 * The operator's platform. The server reads it when it answers, so one build serves a test and a
 * live shop.
 */
export const platform = () => process.env['BAIZE_API'] ?? 'http://localhost:4400'
