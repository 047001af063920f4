import { stays } from '@fachwerk/active-rentals/module';
import { alerts } from '@fachwerk/alerts/module';
import { devices } from '@fachwerk/devices/module';
import { limits } from '@fachwerk/limits/module';
import { lockers } from '@fachwerk/lockers/module';
import { openings } from '@fachwerk/openings/module';
import { rentals } from '@fachwerk/rentals/module';
import type { Module } from '@fachwerk/server/module';
import { boxCart } from './module.ts';

/** For the tests of modules that stand on this one. */
export { openCheckout, type TestCheckout } from './checkout.for-tests.ts';

/** What boxes in a cart need beside companies, sites, sales, prices and locations. */
export const boxModules: readonly Module[] = [limits, alerts, devices, lockers, openings, rentals, stays, boxCart];
