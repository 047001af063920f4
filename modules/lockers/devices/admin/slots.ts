import { slot } from '@fachwerk/react/slot';
import type { Controller } from '../contract-controller.ts';

/** What hangs on a controller is known above. */
export const controllerSlot = slot<{ device: Controller }>('devices.controller');
