import type { TextsLike } from '@fachwerk/base/language';
import type { legalDe } from './legal.de.ts';

export const legalEn: TextsLike<typeof legalDe> = {
  'legal.clause.vat': ' and include value added tax',
  'legal.clause.no_vat': '; no VAT is charged under section 19 of the German VAT Act (small business)',
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

Owner: {owner}
Represented by: {representedBy}
Register court: {registerCourt}, register number: {registerNumber}
VAT identification number under section 27a of the German VAT Act: {vatId}

## Consumer dispute resolution

We are neither willing nor obliged to take part in dispute resolution proceedings before a consumer arbitration board.`,
  'legal.template.accessibility': `## What we offer

Through {ofBoxes} you find lockers, book and pay for them, and open them with your phone or at the terminal. {legalName} wants everybody to be able to do so.
Through {ofShop} you see what we offer, order and pay. {legalName} wants everybody to be able to do so.

## How accessible this website is

The website is built to the Web Content Accessibility Guidelines (WCAG) 2.1, level AA, on which the German Accessibility Strengthening Act (BFSG) rests:

- Everything can be used with the keyboard and with screen readers.
- Text can be enlarged without anything getting lost.
- Colours have enough contrast, and nothing is said by colour alone.
- Ordering and paying work without JavaScript too.
- The locations of {ofBoxes} are always there as a list, not only on the map.

## Something does not work?

Please write to us: {email}
Or call: {phone}

We answer as soon as we can and are glad to help.

## Responsible authority

Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF), Magdeburg, Germany.`,

  'legal.template.terms': `## 1. Scope and contracting party

These terms apply to renting lockers through {siteName}. Your contracting party is the operator of the location you choose; it is named in the order summary, in the confirmation and on the invoice. This website is operated by:

{legalName}
{street}
{postcode} {city}
Email: {email}
Phone: {phone}

## 2. How the contract is made

Showing boxes is not yet an offer. With the button “Order with obligation to pay” you make a binding offer. Before that you can check and change everything you entered. The contract is made as soon as the payment is confirmed and you receive your access data by email. {languagesEn}; the contract text is stored and sent to you by email.

## 3. Period, extension and end

- A rental that is to begin at once begins with the confirmed payment.
- You can extend a rental before its end, as long as nobody else has booked the box.
- The rental ends when you have emptied the box, closed the door and confirmed the end.
- After the booked end there is a grace period, shown on the page of your rental. After it, the additional payment named with an example before booking is due before the box opens again.

## 4. Prices and payment

All prices are total prices in euros{vatEn}. Payment is due with the order. You pay by one of the methods offered and receive an invoice by email.

## 5. Use

- The key link and the PIN open the box. Keep both safe and pass them on only to people you trust.
- Dangerous, forbidden, perishable or foul-smelling things and living animals are not allowed.
- Leave the box empty and clean.
- Please report a defect or a box that is not empty at once on the page of your rental; you will then get another box.

## 6. Opening by the operator

The operator may open a box if there is danger, if an authority demands it, or if the rental was not ended despite reminders. You will be told. Things left behind are kept; the renter bears the cost.

## 7. Liability

The operator is liable without limit for intent and gross negligence, for injury to life, body or health, and under the German Product Liability Act. For slight negligence it is liable only for breaches of essential duties, limited to the foreseeable, typical damage.

## 8. Right of withdrawal

Consumers have a right of withdrawal. The instructions with the model form are on the page “Cancellation policy”. You can withdraw at any time through “Withdraw from contract” at the end of every page.

## 9. Final provisions

German law applies. Mandatory consumer protection of the country in which you habitually live remains unaffected. We do not take part in dispute resolution before a consumer arbitration board and are not obliged to.`,

  'legal.template.privacy': `## 1. Who is responsible

{legalName}
{street}
{postcode} {city}
Email: {email}
Phone: {phone}

For rentals through {ofBoxes} at locations of other operators, the operator of the location named in the order is responsible as well.

## 2. Which data we process, and why

- Order and rental through {ofBoxes}: name, email address, phone number, chosen box, times, prices. Without them we cannot perform the contract (Art. 6(1)(b) GDPR).
- Order through {ofShop}: name, email address, phone number, address for the delivery, items and services ordered, wishes, times, prices. Without them we cannot perform the contract (Art. 6(1)(b) GDPR).
- Payment: amount, method and result. Only the payment service sees card data, we do not (Art. 6(1)(b) GDPR).
- Openings: when a box was opened by link, by PIN or by our staff, to clear up misuse and disputes (Art. 6(1)(f) GDPR).
- Invoices: eight years under commercial and tax law (Art. 6(1)(c) GDPR).
- Withdrawals: name, email address, order number and content, to confirm receipt and to handle them (Art. 6(1)(c) GDPR).
- Newsletter: only with your consent, which you can withdraw at any time (Art. 6(1)(a) GDPR).
- Technical logs: IP address, time and page, for at most 30 days, to recognise attacks and errors (Art. 6(1)(f) GDPR).
- Visitor figures: we count which pages are opened how often and from which website somebody comes, without cookies. So that nobody counts twice, IP address and browser name become a checksum with a random value of the day; random value and checksums are deleted when the day is over, after that only numbers remain (Art. 6(1)(f) GDPR).

## 3. Cookies and maps

We only set cookies that are needed for signing in, for the cart and for your settings. Map pictures of another provider are loaded only after you have agreed; the provider then learns your IP address. You can change your choice at any time under “Cookies and privacy”.

## 4. Who receives data

For rentals through {ofBoxes} the operator of the location receives the data of the rental.
Where {ofShop} has an order delivered or shipped by others, they receive name, address and phone number.

Further recipients are the payment service you choose, the service that sends our emails, and the provider whose servers this website runs on. We sell no data and use no advertising networks.

## 5. How long we keep data

We keep the data of your customer account until you delete it. Orders are kept until claims lapse, invoices for eight years. After that the data is deleted or made anonymous.

## 6. Your rights

- Access, rectification, erasure and restriction of processing
- Taking your data with you in a readable format
- Objecting to processing based on legitimate interests
- Withdrawing a consent for the future
- Lodging a complaint with a data protection authority

You can download and delete your data yourself in your account. Otherwise a message to {email} is enough.`,
};
