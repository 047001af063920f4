import type { TextsLike } from '@fachwerk/base/language';
import type { privacyDe } from './privacy.de.ts';

export const privacyEn: TextsLike<typeof privacyDe> = {
  'made.privacy.controller': `## Who is responsible

{legalName}
{street}
{postcode} {city}
Email: {email}
Phone: {phone}`,
  'made.privacy.partners':
    'For rentals at locations of other operators, the operator of the location is responsible as well. It is named in the order.',
  'made.privacy.officer': `## Data protection officer

{officer}`,
  'made.privacy.visit': `## When you visit this website

The server processes IP address, time, page and details of your browser in order to deliver the page and to recognise attacks and errors (Art. 6(1)(f) GDPR). These logs are deleted after 30 days at most.`,
  'made.privacy.cookies': `## Cookies

We only set cookies without which this website does not work (section 25(2) TDDDG). They need no consent and tell nobody else anything:

- Cart (fw_cart): 7 days
- Signing in to your account (fw_session, fw_login): 30 days at most
- Your orders on this device (fw_orders, fw_keys): 60 days
- Language and your choice about content of others (fw_language, fw_consent): 12 months at most

You can change your choice at any time under “Cookies and privacy” at the end of every page.`,
  'made.privacy.statistics': `## Visitor numbers

We count how often a page is opened, from which website visitors come and with what kind of device. No cookie is set for this and nothing is read from or stored on your device. IP addresses are not kept; a key that changes daily prevents visits of different days from being linked (Art. 6(1)(f) GDPR).`,
  'made.privacy.orders': `## Orders

For your order we process name, email address, phone number, address, the goods ordered, prices and times. Without them we cannot perform the contract (Art. 6(1)(b) GDPR).`,
  'made.privacy.rentals': `## Rentals and openings

For a rental we process name, email address, phone number, box, times and prices. Without them we cannot perform the contract (Art. 6(1)(b) GDPR). We record when a box was opened by link, by PIN or by our staff, in order to clear up misuse and disputes (Art. 6(1)(f) GDPR).`,
  'made.privacy.account': `## Customer account

A customer account is optional. It holds your contact data and orders until you delete it (Art. 6(1)(b) GDPR). In the account you can download and delete all data yourself.`,
  'made.privacy.withdrawal': `## Withdrawal

If you withdraw from a contract on this website, we process name, email address, order number and the content of your statement, in order to confirm its receipt and to handle it (Art. 6(1)(c) GDPR). We keep it for four years, as long as somebody may still rely on it.`,
  'made.privacy.newsletter': `## Newsletter

You only get a newsletter if you ordered it and confirmed that by email (Art. 6(1)(a) GDPR). The link in every issue ends it.`,
  'made.privacy.contact': `## When you write or call

We process what you tell us in order to answer (Art. 6(1)(b) or (f) GDPR), and delete it once the matter is closed and no period stands against it.`,
  'made.privacy.contact_form': `If you write through a form on this website, what you entered is stored on our server and reported to us by email. Whether a human is writing is checked by the server itself; no other service is involved.
Inquiries are deleted {contactDoneMonths} months after they are closed, and after {contactMostMonths} months in any case.`,
  'made.privacy.chat': `You can write to us on our pages. We store what you and we write, attached files, the time and, if you give them, your name and email address, in order to answer you. If you have left the page, the answer goes to that address. So that you find the conversation again, your browser remembers its address until you begin a new one or clear the data of the website. You can delete your own messages; on request we delete the whole conversation. No other providers are involved.`,
  'made.privacy.whatsapp': `You can also write to us on WhatsApp. WhatsApp Ireland Limited, Merrion Road, Dublin 4, Ireland, then processes your message and your phone number, in the USA too. Nothing is transferred before you tap the link. If you do not want this, write an email.`,
  'made.privacy.cameras': `## Cameras at the locations

Our locations are watched by cameras in order to clear up burglary and damage (Art. 6(1)(f) GDPR). Signs say so. Recordings are deleted after {cameraHours} hours unless they are needed as evidence.`,
  'made.privacy.recipients_guest': `## Who receives data

This website runs on the platform of {platform}, which processes the data on our behalf and by our instructions (Art. 28 GDPR). We sell no data and use no advertising networks.`,
  'made.privacy.recipients_own': `## Who receives data

This website runs on our own servers. We sell no data and use no advertising networks.`,
  'made.privacy.recipients_host': `## Who receives data

This website runs on servers of:

{host}

The provider processes the data on our behalf and by our instructions (Art. 28 GDPR). We sell no data and use no advertising networks.`,
  'made.privacy.mail_own': 'Our emails are sent by a mail server at {mailHost} on our behalf (Art. 28 GDPR).',
  'made.privacy.stripe': `### Payment by card through Stripe

If you pay by card or another method of Stripe, you enter your payment data directly with Stripe Payments Europe, Limited, Dublin, Ireland; we do not see them. Stripe receives amount, order number and your email address (Art. 6(1)(b) GDPR) and checks payments for fraud on its own responsibility. Data may reach the USA; the adequacy decision on the EU-US Data Privacy Framework and standard contractual clauses apply. More: https://stripe.com/privacy`,
  'made.privacy.paypal': `### Payment through PayPal

If you pay with PayPal, you are led to PayPal (Europe) S.à r.l. et Cie, S.C.A., Luxembourg. PayPal receives amount, order number and your contact data (Art. 6(1)(b) GDPR) and processes them on its own responsibility, also to check for fraud. More: https://www.paypal.com/de/legalhub/privacy-full`,
  'made.privacy.others': `### Further recipients

{otherRecipients}`,
  'made.privacy.tiles': `### Maps

Map pictures come from {tileHosts}. They are loaded only after you have agreed (section 25(1) TDDDG, Art. 6(1)(a) GDPR); the provider then learns your IP address. You take your consent back under “Cookies and privacy”.`,
  'made.privacy.youtube': `### Videos by YouTube

Videos by YouTube (Google Ireland Limited, Dublin, Ireland) are loaded only when you click on the video and thereby agree (section 25(1) TDDDG, Art. 6(1)(a) GDPR). Google then learns your IP address and which video you watch, and may transfer data to the USA. We use the version with enhanced privacy (youtube-nocookie.com).`,
  'made.privacy.vimeo': `### Videos by Vimeo

Videos by Vimeo (Vimeo.com, Inc., New York, USA) are loaded only when you click on the video and thereby agree (section 25(1) TDDDG, Art. 6(1)(a) GDPR). Vimeo then learns your IP address and which video you watch, and processes data in the USA. We ask Vimeo not to recognise anybody again.`,
  'made.privacy.keeping': `## How long we keep data

We keep invoices and accounting records for eight years, as commercial and tax law demand (section 147 AO, section 257 HGB; Art. 6(1)(c) GDPR). Everything else is deleted or made anonymous once it is no longer needed for the contract and possible claims.`,
  'made.privacy.no_decisions': `## No automated decisions

Nobody is judged by a computer alone here, and no profiles are made. We ask for no identity card or other proof of who you are. Details without which there is no contract are marked as required.`,
  'made.privacy.rights': `## Your rights

- Access to your data and a copy of them
- Rectification, erasure and restriction of processing
- Taking your data with you in a readable format
- Withdrawing a consent for the future

**Objection:** Where we base processing on legitimate interests (Art. 6(1)(f) GDPR), you can object at any time on grounds relating to your particular situation.

A message to {email} is enough.`,
  'made.privacy.authority': `You can lodge a complaint with a data protection authority. Ours is:

{authority}`,
  'made.privacy.standing': 'As of {on}',
};
