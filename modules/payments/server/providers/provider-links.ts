import type { House } from '@fachwerk/server/house';
import type { CompanyCtx } from '@fachwerk/server/module';
import type { OfferedOption, PaymentOption, PaymentProvider } from '../../contract.ts';
import { testLink } from '../test-provider/test-link.ts';
import { paypalLink } from './paypal-link.ts';
import type { ProviderLink } from './provider-link.ts';
import { stripeLink } from './stripe-link.ts';

type Links = { readonly offered: readonly ProviderLink[]; readonly all: readonly ProviderLink[] };

const links = new WeakMap<House, Links>();

/** The providers this installation has an account with; the test provider where it has none. */
function linksOf(house: House): Links {
  const known = links.get(house);
  if (known) return known;
  const real = [stripeLink(house), paypalLink(house)].filter((link) => link !== null);
  // What was once begun in test mode can still be looked at and given back; nobody is offered it any more.
  const made = { offered: real.length > 0 ? real : [testLink], all: [...real, testLink] };
  links.set(house, made);
  return made;
}

/** The provider of a payment that is there already. */
export function linkNamed(house: House, name: PaymentProvider): ProviderLink {
  const link = linksOf(house).all.find((known) => known.name === name);
  if (!link) throw new Error(`this house has no account at ${name} any more`);
  return link;
}

/** Who may send events, and take new payments. */
export function offeredLink(house: House, name: string): ProviderLink | undefined {
  return linksOf(house).offered.find((link) => link.name === name);
}

export function linkFor(house: House, option: PaymentOption): ProviderLink | undefined {
  return linksOf(house).offered.find(({ options }) => options.includes(option));
}

/** How one can pay here. */
export function paymentOptions({ house }: Pick<CompanyCtx, 'house'>): OfferedOption[] {
  return linksOf(house).offered.flatMap(({ options, name }) =>
    options.map((option) => ({ option, isTest: name === 'test' })),
  );
}
