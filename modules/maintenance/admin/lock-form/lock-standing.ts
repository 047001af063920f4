import { useAsk } from '@fachwerk/react/call';
import { type WallBox, wallApi } from '@fachwerk/walls/contract';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { lockChoices } from '../lock-list/lock-choices.ts';

/** Whoever looks at the boxes of one location means that one; empty when it is not clear. */
export function useWantedLocation(): string {
  const [params] = useSearchParams();
  const [first = '', ...others] = params.getAll('location');
  return others.length === 0 && lockChoices.location(first) ? first : '';
}

/** The boxes that stand at a location already. */
export function useStanding(locationId: string): readonly WallBox[] {
  const wall = useAsk(wallApi.wall, { locationId }, { isEnabled: locationId !== '' });
  return wall.data?.locationId === locationId ? wall.data.boxes : [];
}

/** Once for each location that is chosen, as soon as its boxes are known: what somebody types afterwards stays. */
export function useOnArrival(locationId: string, propose: (boxes: readonly WallBox[]) => void): void {
  const wall = useAsk(wallApi.wall, { locationId }, { isEnabled: locationId !== '' });
  // What the form began with is not chosen anew.
  const known = useRef(locationId);
  useEffect(() => {
    if (!wall.data || wall.data.locationId !== locationId || known.current === locationId) return;
    known.current = locationId;
    propose(wall.data.boxes);
  });
}
