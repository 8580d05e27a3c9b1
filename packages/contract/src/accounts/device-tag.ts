async function sha256(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('')
}

/** The tag of a browser, from the hash of its secret, which is what the platform stores. */
export const deviceTagOfHash = (deviceHash: string): Promise<string> => sha256(`baize device tag ${deviceHash}`)

/**
 * The tag of a browser, made from its secret. It travels in calls that are not sealed, and opens
 * nothing: quotas of codes alone know a device by it.
 */
export const deviceTagOf = async (deviceSecret: string): Promise<string> => deviceTagOfHash(await sha256(deviceSecret))
