import type { CiiWords } from '../rules/cii.ts';
import { adminDe } from '../texts/admin.de.ts';

/** As the house says it, not as a company does: the same paper gives the same bytes, whatever is reworded later. */
export const CII_WORDS: CiiWords = {
  paid: adminDe['e_invoice.paid'],
  toPay: adminDe['e_invoice.to_pay'],
  givenBack: adminDe['e_invoice.given_back'],
  setOff: adminDe['e_invoice.set_off'],
  discount: adminDe['e_invoice.discount'],
  onlyTip: adminDe['e_invoice.only_tip'],
  untaxed: adminDe['e_invoice.untaxed'],
  smallBusiness: adminDe['e_invoice.small_business'],
  card: adminDe['e_invoice.card'],
  transfer: adminDe['e_invoice.transfer'],
};
