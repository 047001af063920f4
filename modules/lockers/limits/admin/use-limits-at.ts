import { useAsk } from '@fachwerk/react/call';
import { useMay } from '@fachwerk/react/session';
import { type Limits, limitApi } from '../contract.ts';
import { DEFAULT_LIMITS, limitBook, limitsOf } from '../rules/limits.ts';

type Place = { readonly locationId: string; readonly lockType: string };

/** The defaults until the answer is there, and for whoever may not ask. */
export function useLimitsAt({ locationId, lockType }: Place): Limits {
  const asked = useAsk(limitApi.at, { locationId }, { isEnabled: useMay('limits.read') });
  if (!asked.data) return DEFAULT_LIMITS;
  const { place, sets } = asked.data;
  return limitsOf(limitBook(sets), { ...place, lockType });
}
