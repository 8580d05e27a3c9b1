/** Whether this device can hold a passkey, by its own screen lock. */
export const hasPasskeys = (): Promise<boolean> =>
  typeof PublicKeyCredential === 'undefined'
    ? Promise.resolve(false)
    : PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().catch(() => false)
