import type { stayApi } from '@fachwerk/active-rentals/contract';
import type { Output } from '@fachwerk/base/contract';
import type { webPageApi } from '@fachwerk/pages/contract-shown';
import type { NavigationRoom } from '@fachwerk/sites/rules/navigation-room';

/** What the frame shows of the visitor. */
export type FrameExtra = {
  readonly inCart: number;
  readonly rentals: Output<typeof stayApi.current>['rentals'];
  /** A tablet at the wall: nothing leads away from it, and nobody's things stay on it. */
  readonly isKiosk: boolean;
  /** The pages of this site. */
  readonly navigation: Output<typeof webPageApi.navigation>['entries'];
  readonly room: NavigationRoom;
};

/** The act that ends the visit of whoever is at the tablet. */
export const KIOSK_DONE = 'kiosk-done';
