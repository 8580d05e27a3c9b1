/** Countries whose mobile numbers are taken where a site says nothing, and how many digits they have without the trunk prefix (VAL-08). */
export const countryDefaults = [
  { countryCode: 'ES', countryDialingCode: '34', min: 9, max: 9 },
  { countryCode: 'GB', countryDialingCode: '44', min: 10, max: 10 },
  { countryCode: 'DE', countryDialingCode: '49', min: 10, max: 11 },
  { countryCode: 'FR', countryDialingCode: '33', min: 9, max: 9 },
  { countryCode: 'IT', countryDialingCode: '39', min: 9, max: 10 },
  { countryCode: 'PT', countryDialingCode: '351', min: 9, max: 9 },
  { countryCode: 'MX', countryDialingCode: '52', min: 10, max: 10 },
  { countryCode: 'VN', countryDialingCode: '84', min: 9, max: 9 },
  { countryCode: 'TH', countryDialingCode: '66', min: 9, max: 9 },
  { countryCode: 'JP', countryDialingCode: '81', min: 10, max: 10 },
  { countryCode: 'KR', countryDialingCode: '82', min: 9, max: 10 },
  { countryCode: 'US', countryDialingCode: '1', min: 10, max: 10 },
]
