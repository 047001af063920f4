import { type Controller, controllerApi } from '@fachwerk/devices/contract-controller';
import type { LockData } from '@fachwerk/lockers/contract-lock';
import { useAsk } from '@fachwerk/react/call';
import { useMay } from '@fachwerk/react/session';
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
export function useBoxesThere(locationId: string): readonly WallBox[] {
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

/** The controllers in use at a location; undefined while they are not known. */
export function useControllers(locationId: string): readonly Controller[] | undefined {
  const isEnabled = useMay('controllers.read') && locationId !== '';
  const asked = useAsk(controllerApi.list, { kind: 'controller', ...(locationId && { locationId }) }, { isEnabled });
  return isEnabled ? asked.data?.controllers.filter(({ archivedAt }) => !archivedAt) : undefined;
}

type Wiring = Pick<LockData, 'controllerId' | 'channel'>;
const UNWIRED: Wiring = { controllerId: null, channel: null };

/** The location's only controller, from the channel after its last lock on. With several controllers somebody chooses. */
export function useProposedWiring(locationId: string): Wiring {
  const [only, ...others] = useControllers(locationId) ?? [];
  return only && others.length === 0 ? { controllerId: only.id, channel: only.locks + 1 } : UNWIRED;
}

/** Proposes anew for each location that is chosen; a controller serves one location. */
export function useWiringOfLocation(locationId: string, propose: (wiring: Wiring) => void): void {
  const controllers = useControllers(locationId);
  const proposed = useProposedWiring(locationId);
  const known = useRef(locationId);
  useEffect(() => {
    if (!controllers || known.current === locationId) return;
    known.current = locationId;
    propose(proposed);
  });
}
