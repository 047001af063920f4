import type { CompanyKind } from '@fachwerk/companies/contract';
import { useAsk } from '@fachwerk/react/call';
import { useMay, useMaySomewhere } from '@fachwerk/react/session';
import { pickupApi } from '../contract.ts';

/** Whoever lets boxes has them; a merchant may have some. Undefined until that is answered. */
export function useHasBoxes(kind: CompanyKind): boolean | undefined {
  // Whoever may do something at single locations only has boxes there.
  const isOfPlaces = useMaySomewhere('locks.read') && !useMay('locks.read');
  const isAsked = useMay('pickup.read') && kind === 'merchant';
  const { data, isLoading } = useAsk(pickupApi.places, {}, { isEnabled: isAsked });
  if (isLoading) return undefined;
  return kind !== 'merchant' || isOfPlaces || (data?.locations ?? 0) > 0;
}
