import type { TextsLike } from '@fachwerk/base/language';
import type { legalShopDe } from './legal-shop.de.ts';

export const legalShopEn: TextsLike<typeof legalShopDe> = {
  'legal.template.shop.terms': `## 1. Scope and contracting party

These terms apply to all orders through {siteName}. Your contracting party and the operator of this website is:

{legalName}
{street}
{postcode} {city}
Email: {email}
Phone: {phone}

## 2. How the contract is made

Showing items is not yet an offer. With the button “Order with obligation to pay”, for appointments “Book with obligation to pay”, you make a binding offer. Before that you can check and change everything you entered. The contract is made as soon as we accept your order; we tell you by email and on the page of your order. If we cannot accept it, you get back what you have already paid. {languagesEn}; the contract text is stored and sent to you by email.

## 3. Prices, fees and deposits

All prices are total prices in euros{vatEn}. What delivery, shipping or handling cost, a minimum order value and a deposit are shown in the order summary before you order. A deposit is paid back when you return the containers.

## 4. Delivery, collection and handover

- We deliver to addresses in the areas named on the website.
- The promised time is shown on the page of your order. If it changes, we say so there.
- If you collect an order from a box, the code and the link open it. Pass them on only to people you trust, and empty the box by the time given.
- If nobody is there to accept an announced delivery, you bear the cost of a second attempt.
- What may be sold to adults only is handed over after a check of age.

## 5. Payment

You pay by one of the methods offered for the chosen handover: online with the order, on handover, in advance or by invoice within the period given in the confirmation. You receive an invoice by email.

## 6. Vouchers

- A voucher that was bought is a balance. It is valid until the balance is used up or its claims have lapsed, at the earliest three years after the end of the year in which it was bought.
- A discount code is valid under the conditions named with it and is not paid out.

## 7. Ownership and defects

Goods remain ours until they are paid for in full. For defects the statutory rights apply. If something is wrong, please tell us at once; we help.

## 8. Liability

We are liable without limit for intent and gross negligence, for injury to life, body or health, and under the German Product Liability Act. For slight negligence we are liable only for breaches of essential duties, limited to the foreseeable, typical damage.

## 9. Right of withdrawal

Consumers have a right of withdrawal unless it is excluded, for example for freshly prepared food. The instructions with the model form are on the page “Cancellation policy”. You can withdraw at any time through “Withdraw from contract” at the end of every page.

## 10. Final provisions

German law applies. Mandatory consumer protection of the country in which you habitually live remains unaffected. We do not take part in dispute resolution before a consumer arbitration board and are not obliged to.`,

  'legal.template.shop.withdrawal': `## Right of withdrawal

You have the right to withdraw from this contract within fourteen days without giving any reason.

The withdrawal period expires fourteen days after the day on which you, or a third party named by you other than the carrier, acquire physical possession of the goods, of the last ones where an order is delivered in parts; for services, fourteen days after the day on which the contract was concluded.

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

If you withdraw from this contract, we shall reimburse all payments received from you, including the costs of delivery (except for the extra costs of a type of delivery other than the least expensive standard delivery offered by us), without undue delay and in any event not later than fourteen days from the day on which we are informed about your decision to withdraw. We will use the same means of payment as you used for the initial transaction, unless you have expressly agreed otherwise; in any event, you will not incur any fees as a result of the reimbursement.

We may withhold reimbursement until we have received the goods back or you have supplied evidence of having sent them back, whichever is the earliest.

You shall send back the goods or hand them over to us without undue delay and in any event not later than fourteen days from the day on which you tell us of your withdrawal. The deadline is met if you send back the goods before the period has expired. You bear the direct cost of returning the goods.

You are liable for a diminished value of the goods only where it results from handling beyond what is necessary to establish their nature, characteristics and functioning.

If you requested that a service begin during the withdrawal period, you shall pay us an amount in proportion to what has been provided until you informed us of your withdrawal, in comparison with the full coverage of the contract.

## When there is no right of withdrawal

There is no right of withdrawal from contracts

- for goods that spoil quickly or would soon be out of date, for example prepared food;
- for the supply of food and drink and for leisure services, if the contract provides for a specific date or period;
- for goods made to your specifications;
- for goods that are not suitable for return for reasons of health protection or hygiene, if they were unsealed after delivery.

## Model withdrawal form

Complete and return this form only if you wish to withdraw from the contract.

- To {legalName}, {street}, {postcode} {city}, {email}:
- I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*) / for the provision of the following service (*)
- Ordered on (*) / received on (*)
- Name of consumer(s)
- Address of consumer(s)
- Signature of consumer(s) (only if this form is notified on paper)
- Date

(*) Delete as appropriate.`,
};
