import type { Position } from '@fachwerk/locations/contract';
import type * as z from 'zod/mini';

const LONGEST_WAIT_MS = 8000;

/** Where this device is, if the person lets us know; null otherwise. */
export function hereNow(): Promise<z.infer<typeof Position> | null> {
  return new Promise((resolve) => {
    if (!navigator.geolocation) return resolve(null);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      () => resolve(null),
      { timeout: LONGEST_WAIT_MS, maximumAge: 60_000 },
    );
  });
}
