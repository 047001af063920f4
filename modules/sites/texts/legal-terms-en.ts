export const legalTermsEn = {
  'legal.template.terms': `## 1. Scope and contracting party

These terms apply to renting lockers through {siteName}. Your contracting party is the operator of the location you choose; it is named in the order summary, in the confirmation and on the invoice. This website is operated by:

{legalName}
{street}
{postcode} {city}
Email: {email}
Phone: {phone}

## 2. How the contract is made

Showing boxes is not yet an offer. With the button “Order with obligation to pay” you make a binding offer. Before that you can check and change everything you entered. The contract is made as soon as the payment is confirmed and you receive your access data by email. The contract text is stored and sent to you by email.

## 3. Period, extension and end

- A rental that is to begin at once begins with the confirmed payment.
- You can extend a rental before its end, as long as nobody else has booked the box.
- The rental ends when you have emptied the box, closed the door and confirmed the end.
- After the booked end there is a grace period, shown on the page of your rental. After it, an additional payment counted from the booked end is due before the box opens again.

## 4. Prices and payment

All prices are total prices in euros and include value added tax. Payment is due with the order. You pay by one of the methods offered and receive an invoice by email.

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
} as const;
