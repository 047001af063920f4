import { OverrunNote } from '@fachwerk/active-rentals/site-parts';
import type { CartLine } from '@fachwerk/cart/contract-cart';
import type { PartProps } from '@fachwerk/site/slot';
import { termsFrom } from '../../rules/terms-text.ts';

export function Part({ given: lines }: PartProps<readonly CartLine[], object>) {
  const terms = lines.flatMap(({ label, terms: text }) => {
    const agreed = termsFrom(text);
    return agreed ? [{ sizeCode: label, ...agreed }] : [];
  });
  return <OverrunNote terms={terms} />;
}
