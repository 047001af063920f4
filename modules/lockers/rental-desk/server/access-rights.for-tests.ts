import { openRentalChanges } from '@fachwerk/rental-changes/testing';
import { accessRights } from './module.ts';

export type TestAccessRights = Awaited<ReturnType<typeof openAccessRights>>;

/** A house with rentals, what renters do, and what staff do and see. */
export const openAccessRights = () => openRentalChanges(accessRights);
