import type { Trade as CompanyTrade } from '@fachwerk/companies/contract';
import type { Trade } from '../contract.ts';

const TRADES_OF: Readonly<Record<CompanyTrade, readonly Trade[]>> = {
  restaurant: ['pizzeria', 'cafe'],
  shop: ['shop'],
  service: ['hairdresser', 'workshop', 'practice'],
  lockers: ['lockers'],
};

type About = { readonly trade: CompanyTrade | ''; readonly kind: string };

/** Whether a template is made for what the company does; a network rents boxes, whether it has said so or not. */
export function fitsCompany(template: Trade, { trade, kind }: About): boolean {
  if (trade) return TRADES_OF[trade].includes(template);
  return template === 'lockers' && kind !== 'merchant';
}
