/** Fields that are called like a secret and are none; with `at` only there. */
export const HARMLESS: Readonly<Record<string, { readonly why: string; readonly at?: RegExp }>> = {
  code: {
    why: 'the code of a company, of a size, of a side effect or of a refusal stands in lists and addresses; a printer says by one how it went; that of a coupon is made to be handed out, and staff read it; that of a card or of a canned text is a word in braces',
    at: /whyNot\.code|open\.code|DELETE \/public\/printer|company|franchisees|box-sizes|offer|companies|status-effects|companyObject|location-prices|tenants|\/private\/coupon|(?:GET|POST) \/(?:board|backend-chat)\/|statistics-filter/,
  },
  pin: { why: 'a quick start of the dashboard', at: /\/private\/pins\// },
  pins: { why: 'the quick starts of the dashboard', at: /dashboard-pins/ },
  companyCode: { why: 'the name of a company in MQTT topics, as in its addresses' },
  shortCodes: { why: 'words in braces that stand for something on a card' },
  boardCodes: { why: 'the same, for all cards of a board' },
  sizeCode: { why: 'S, M, L, XL' },
  sizeCodes: { why: 'S, M, L, XL' },
  qrCode: { why: 'stands on the door of the box for all to read; it leads to booking' },
  failureCode: { why: 'why a provider refused, in its own words' },
  credential: { why: 'what a device hands over in public; what it signs is declared in it', at: /passkey/ },
  hasKeys: { why: 'whether this browser may have them' },
  hasPassword: { why: 'whether there is one' },
  key: {
    why: 'by which a text of the product is said; the question that an answer is for; the name of a template',
    at: /text-constant|survey\/answer|site-templates/,
  },
  publicKey: { why: 'the half of a pair that everybody may know', at: /push\/key/ },
  keys: {
    why: 'what a browser gives to encrypt for it; the half that is a secret is declared in it',
    at: /push\/start|staff-push\/save/,
  },
  keyEnd: { why: 'the last four characters of a key, by which its owner recognizes it' },
  iban: { why: 'where customers transfer money to: it stands on invoices', at: /payment-accounts|how-to-pay/ },
  token: { why: 'the number of a print job, which the printer hands back', at: /printer/ },
  fileKey: { why: 'where a picture lies that everybody is shown' },
  fileKeys: { why: 'where a picture lies that everybody is shown' },
  imageKey: { why: 'where a picture lies that everybody is shown' },
  logoKey: { why: 'where a picture lies that everybody is shown' },
  avatarKey: { why: 'where a picture lies that the company is shown' },
  sealedEmail: { why: 'encrypted with the key of the house' },
};

/** Secrets that staff are answered with: by the place where they stand, and why they are theirs. What opens a customer's box is none of them. */
export const TOLD_TO_STAFF: readonly { readonly at: RegExp; readonly why: string }[] = [
  { at: /\/private\/me\//, why: 'their own second factor, shown once' },
  { at: /\/location\/monitoring\/(?:add|token): (?:provisioning\.)?token/, why: 'pairs a device of theirs' },
  { at: /orderHash$/, why: 'shows the order and its conversation (specification); opens nothing' },
  { at: /aktive-mieten-key/, why: 'the key of their own list, for other systems of theirs' },
  { at: /payment-accounts\/stripe\/connect/, why: 'leads them to their own account at the provider' },
  { at: /tenants\/:companyId\/enter: accessToken/, why: 'their own session as a guest' },
  { at: /kitchen\/printer.*: address/, why: 'where their printer asks for its work' },
  { at: /pages\/:pageId\/preview: address/, why: 'shows their own draft' },
  { at: /board\/rules.*url/, why: 'an address that their own rule calls' },
  { at: /calendar\/feed: url/, why: 'their own calendar' },
];
