/** Characters of an IBAN by country, from the registry of ISO 13616. */
const lengths: Readonly<Record<string, number>> = Object.fromEntries(
  `AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29
  ES24 FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20
  LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29
  PT25 QA29 RO24 RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20
  YE30`
    .split(/\s+/)
    .map(entry => [entry.slice(0, 2), Number(entry.slice(2))]),
)

/** The rest of a division by 97 of the number that ISO 7064 makes of an IBAN; 1 is right. */
function restOf(iban: string): bigint {
  const turned = iban.slice(4) + iban.slice(0, 4)
  return BigInt(turned.replace(/[A-Z]/g, letter => String(letter.charCodeAt(0) - 55))) % 97n
}

/** What is wrong with an IBAN that is written in capitals without spaces; null where nothing is. */
export function ibanProblem(iban: string): 'format' | 'checksum' | null {
  if (!/^[A-Z]{2}\d{2}[A-Z\d]+$/.test(iban) || lengths[iban.slice(0, 2)] !== iban.length) return 'format'
  // Check digits are 02 to 98: 00, 01 and 99 leave the same rest as 97, 98 and 02.
  const digits = Number(iban.slice(2, 4))
  return digits >= 2 && digits <= 98 && restOf(iban) === 1n ? null : 'checksum'
}
