const stars = '***'

/** `+34612345678` as `***678`: enough to recognise one's own number. */
export const maskMobile = (mobile: string): string => stars + mobile.slice(-3)

/** `demo@example.com` as `d***@example.com`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${[...email.slice(0, at)].slice(0, 1).join('')}${stars}${email.slice(at)}`
}
