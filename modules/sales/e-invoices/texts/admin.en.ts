import type { TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';

export const adminEn: TextsLike<typeof adminDe> = {
  'e_invoice.not_kept': 'There is no XRechnung for this document. It is only created for invoices to companies.',
  'e_invoice.seller_incomplete':
    'An XRechnung names address, phone, e-mail and VAT ID of the company. When this paper was written, some of it was missing in the company data. Add it: new papers will have it.',
  'e_invoice.buyer_incomplete': 'An XRechnung names postcode and town of the customer. They are missing on this paper.',
  'e_invoice.paid': 'Paid',
  'e_invoice.to_pay': 'Payable without deduction',
  'e_invoice.given_back': 'Given back',
  'e_invoice.set_off': 'Set off against the open invoice',
  'e_invoice.discount': 'Discount',
  'e_invoice.only_tip': 'Tip, no consideration',
  'e_invoice.small_business': 'No VAT is charged under section 19 of the German VAT Act (small business).',
  'e_invoice.untaxed': 'Without VAT',
  'e_invoice.card': 'Card on site',
  'e_invoice.transfer': 'Bank transfer',
};
