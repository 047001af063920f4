import type { InvoiceFigures } from '@fachwerk/orders/contract-invoice';
import type { EInvoiceProblem } from '../contract.ts';

/** `zugferd`: inside the printed invoice (EN 16931). `xrechnung`: alone, with what German offices want beyond that. */
export type EInvoiceFormat = 'zugferd' | 'xrechnung';

/** Why the figures of a paper make no valid file, or null. What is asked for beyond the tax number are the rules BR-DE-2 to 9, 27 and 28. */
export function whyNotEInvoice(figures: InvoiceFigures | undefined, format: EInvoiceFormat): EInvoiceProblem | null {
  if (!figures?.buyer) return 'e_invoice.not_kept';
  const { seller, buyer } = figures;
  if (seller.vatId === '' && !seller.taxNumber) return 'e_invoice.seller_incomplete';
  if (format === 'zugferd') return null;
  if (hasNoPlace(seller) || !/\d.*\d.*\d/.test(seller.phone) || !isAddress(seller.email))
    return 'e_invoice.seller_incomplete';
  return hasNoPlace(buyer) || !isAddress(buyer.email) ? 'e_invoice.buyer_incomplete' : null;
}

const hasNoPlace = ({ postcode, city }: InvoiceFigures['seller']) => postcode === '' || city === '';
const isAddress = (email: string) => /^[^@\s]+@[^@\s.]+(\.[^@\s.]+)+$/.test(email);
