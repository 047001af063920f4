import { slot } from '@fachwerk/react/slot';
import type { Controller } from '../contract-controller.ts';

/** For modules that know what is connected to a controller. */
export const controllerSlot = slot<{ device: Controller }>('devices.controller');
