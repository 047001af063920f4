import type { TextsLike } from '@fachwerk/base/language';
import type { papersDe } from './papers.de.ts';

export const papersEn: TextsLike<typeof papersDe> = {
  'settlement.paper.title': 'Franchise settlement {month}',
  'settlement.paper.number': 'Invoice number',
  'settlement.paper.date': 'Invoice date',
  'settlement.paper.period': 'Period of service',
  'settlement.paper.intro': 'Based on {count} papers of {base} net in all.',
  'settlement.paper.what': 'Service',
  'settlement.paper.of': 'Net turnover',
  'settlement.paper.share': 'Share',
  'settlement.paper.vat': 'VAT',
  'settlement.paper.net': 'Net',
  'settlement.paper.amount': 'Amount',
  'settlement.paper.small_business': 'No VAT is charged under section 19 of the German VAT Act (small business).',
  'settlement.paper.tier': 'Share of the turnover',
  'settlement.paper.tier_from': 'Share of the turnover from {from}',
  'settlement.paper.minimum': 'Up to the minimum of {minimum}',
  'settlement.paper.sum_net': 'Net sum',
  'settlement.paper.sum_vat': 'VAT {percent}\u00a0%',
  'settlement.paper.total': 'Total',
  'settlement.paper.trace': 'Every paper with its rentals and openings stands in the settlement in the portal.',
  'settlement.paper.transfer': 'Please transfer to the account of {holder}, IBAN {iban}, naming {number}.',
  'settlement.paper.tax_number': 'Tax number {taxNumber}',
  'settlement.paper.vat_id': 'VAT ID {vatId}',
};
