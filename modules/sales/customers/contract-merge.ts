import { ask, change } from '@fachwerk/base/contract';
import * as z from 'zod/mini';
import { CustomerFigures, CustomerRow, CustomerTag } from './contract-staff.ts';

/** Why somebody may be the same person. */
export const DuplicateReason = z.enum(['email', 'phone', 'name']);
export type DuplicateReason = z.infer<typeof DuplicateReason>;

export const Duplicate = z.object({ customer: CustomerRow, reasons: z.array(DuplicateReason) });
export type Duplicate = z.infer<typeof Duplicate>;

/** One of two customers, with what moves if they are the one that is given up. */
export const MergeParty = z.extend(CustomerRow, {
  figures: CustomerFigures,
  tags: z.array(CustomerTag),
  notes: z.int(),
  addresses: z.int(),
});
export type MergeParty = z.infer<typeof MergeParty>;

export const MergePreview = z.object({
  kept: MergeParty,
  other: MergeParty,
  /** As the kept one would be. */
  merged: z.pick(CustomerRow, {
    email: true,
    firstName: true,
    lastName: true,
    phone: true,
    blockedAt: true,
    blockedReason: true,
    newsletter: true,
  }),
});
export type MergePreview = z.infer<typeof MergePreview>;

const pair = z.object({ id: z.uuid(), otherId: z.uuid() });

export const mergeApi = {
  duplicates: ask({
    method: 'GET',
    path: '/private/customer/:id/duplicates',
    access: 'staff:customers.erase',
    summary: 'Customers with the same number, name, or the same address in another spelling.',
    input: z.object({ id: z.uuid() }),
    output: z.object({ duplicates: z.array(Duplicate) }),
  }),
  preview: ask({
    method: 'GET',
    path: '/private/customer/:id/merge/:otherId',
    access: 'staff:customers.erase',
    summary: 'Two customers side by side, and what the first one would be after taking the other one in.',
    input: pair,
    output: MergePreview,
  }),
  merge: change({
    method: 'POST',
    path: '/private/customer/:id/merge',
    access: 'staff:customers.erase',
    repeats: 'same',
    summary: 'Moves all that `otherId` has to this customer, for good; links to the other one lead here from now on.',
    input: pair,
    output: CustomerRow,
  }),
};
