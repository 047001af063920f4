/** Fields that are called like a secret and are none; with `at` only there. */
export const HARMLESS: Readonly<Record<string, { readonly why: string; readonly at?: RegExp }>> = {
  code: {
    why: 'the code of a company, of a size or of a side effect stands in lists and addresses',
    at: /company|franchisees|box-sizes|offer|companies|status-effects|companyObject|location-prices/,
  },
  companyCode: { why: 'the name of a company in MQTT topics, as in its addresses' },
  sizeCode: { why: 'S, M, L, XL' },
  sizeCodes: { why: 'S, M, L, XL' },
  qrCode: { why: 'stands on the door of the box for all to read; it leads to booking' },
  failureCode: { why: 'why a provider refused, in its own words' },
  credential: { why: 'what a device hands over in public; what it signs is declared in it', at: /passkey/ },
  hasKeys: { why: 'whether this browser may have them' },
  hasPassword: { why: 'whether there is one' },
  keyEnd: { why: 'the last four characters of a key, by which its owner recognizes it' },
  iban: { why: 'where customers transfer money to: it stands on invoices', at: /payment-accounts/ },
  fileKeys: { why: 'where a picture lies that everybody is shown' },
  imageKey: { why: 'where a picture lies that everybody is shown' },
  logoKey: { why: 'where a picture lies that everybody is shown' },
  avatarKey: { why: 'where a picture lies that the company is shown' },
  sealedEmail: { why: 'encrypted with the key of the house' },
};
