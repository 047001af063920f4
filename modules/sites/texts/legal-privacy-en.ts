export const legalPrivacyEn = {
  'legal.template.privacy': `## 1. Who is responsible

{legalName}
{street}
{postcode} {city}
Email: {email}
Phone: {phone}

For rentals at locations of other operators, the operator of the location named in the order is responsible as well.

## 2. Which data we process, and why

- Order and rental: name, email address, phone number, chosen box, times, prices. Without them we cannot perform the contract (Art. 6(1)(b) GDPR).
- Payment: amount, method and result. Only the payment service sees card data, we do not (Art. 6(1)(b) GDPR).
- Openings: when a box was opened by link, by PIN or by our staff, to clear up misuse and disputes (Art. 6(1)(f) GDPR).
- Invoices: eight years under commercial and tax law (Art. 6(1)(c) GDPR).
- Withdrawals: name, email address, order number and content, to confirm receipt and to handle them (Art. 6(1)(c) GDPR).
- Newsletter: only with your consent, which you can withdraw at any time (Art. 6(1)(a) GDPR).
- Technical logs: IP address, time and page, for at most 30 days, to recognise attacks and errors (Art. 6(1)(f) GDPR).

## 3. Cookies and maps

We only set cookies that are needed for signing in, for the cart and for your settings. Map pictures of another provider are loaded only after you have agreed; the provider then learns your IP address. You can change your choice at any time under “Cookies and privacy”.

## 4. Who receives data

Recipients are the operator of the location, the payment service you choose, the service that sends our emails, and the provider whose servers this website runs on. We sell no data and use no advertising networks.

## 5. How long we keep data

We keep the data of your customer account until you delete it. Rentals and orders are kept until claims lapse, invoices for eight years. After that the data is deleted or made anonymous.

## 6. Your rights

- Access, rectification, erasure and restriction of processing
- Taking your data with you in a readable format
- Objecting to processing based on legitimate interests
- Withdrawing a consent for the future
- Lodging a complaint with a data protection authority

You can download and delete your data yourself in your account. Otherwise a message to {email} is enough.`,
} as const;
