import { openStays } from '@fachwerk/active-rentals/testing';
import type { Module } from '@fachwerk/server/module';
import { rentalChanges } from './module.ts';

export type TestRentalChanges = Awaited<ReturnType<typeof openRentalChanges>>;

/** A house with rentals, what renters do, and what staff do to them. Modules that stand on it bring themselves. */
export const openRentalChanges = (...above: readonly Module[]) => openStays(rentalChanges, ...above);
