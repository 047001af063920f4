import type { TextsLike } from '@fachwerk/base/language';
import type { legalDe } from './legal-de.ts';
import { legalPrivacyEn } from './legal-privacy-en.ts';
import { legalTermsEn } from './legal-terms-en.ts';

export const legalEn: TextsLike<typeof legalDe> = {
  ...legalTermsEn,
  ...legalPrivacyEn,
  'legal.template.withdrawal': `## Right of withdrawal

You have the right to withdraw from this contract within fourteen days without giving any reason. The withdrawal period expires fourteen days after the day on which the contract was concluded.

To exercise the right of withdrawal, you must inform us

{legalName}
{street}
{postcode} {city}
Email: {email}
Phone: {phone}

of your decision to withdraw from this contract by an unequivocal statement (for example a letter sent by post or an email). You may use the model withdrawal form, but it is not obligatory.

You can also exercise your right of withdrawal online through the button “Withdraw from contract” at the end of every page: {siteUrl}/widerrufen. If you do so, we will send you without delay, by email, an acknowledgement of receipt with the content of the statement and the date and time of its receipt.

To meet the withdrawal deadline, it is sufficient for you to send your communication concerning the exercise of the right of withdrawal before the withdrawal period has expired.

## Effects of withdrawal

If you withdraw from this contract, we shall reimburse all payments received from you without undue delay and in any event not later than fourteen days from the day on which we are informed about your decision to withdraw. We will use the same means of payment as you used for the initial transaction, unless you have expressly agreed otherwise; in any event, you will not incur any fees as a result of the reimbursement.

If you requested that the rental begin during the withdrawal period, you shall pay us an amount in proportion to what has been provided until you informed us of your withdrawal, in comparison with the full coverage of the contract.

## Early expiry

The right of withdrawal expires when the rental has been fully performed and, before it began, you expressly agreed that we begin before the end of the withdrawal period and acknowledged that you know about this.

## Model withdrawal form

Complete and return this form only if you wish to withdraw from the contract.

- To {legalName}, {street}, {postcode} {city}, {email}:
- I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract for the provision of the following service (*)
- Ordered on (*) / received on (*)
- Name of consumer(s)
- Address of consumer(s)
- Signature of consumer(s) (only if this form is notified on paper)
- Date

(*) Delete as appropriate.`,
  'legal.template.imprint': `## Information under section 5 DDG

{legalName}
{street}
{postcode} {city}

## Contact

Email: {email}
Phone: {phone}

VAT identification number under section 27a of the German VAT Act: {vatId}

## Consumer dispute resolution

We are neither willing nor obliged to take part in dispute resolution proceedings before a consumer arbitration board.`,
  'legal.template.accessibility': `## What we offer

Through {siteName} you find lockers, book and pay for them, and open them with your phone or at the terminal. {legalName} wants everybody to be able to do so.

## How accessible this website is

The website is built to the Web Content Accessibility Guidelines (WCAG) 2.1, level AA, on which the German Accessibility Strengthening Act (BFSG) rests:

- Everything can be used with the keyboard and with screen readers.
- Text can be enlarged without anything getting lost.
- Colours have enough contrast, and nothing is said by colour alone.
- Booking and paying work without JavaScript too.
- Locations are always there as a list, not only on the map.

## Something does not work?

Please write to us: {email}
Or call: {phone}

We answer as soon as we can and help with your booking.

## Responsible authority

Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF), Magdeburg, Germany.`,
};
