import { ask, change } from '@fachwerk/base/contract';
import { line, Nothing } from '@fachwerk/base/schema';
import * as z from 'zod/mini';
import { CustomerTag, TagColour } from './contract-staff.ts';

/** As many rows as a list lets one choose at once. */
const MOST_TAGGED = 1000;

export const TagData = z.object({ name: line(40, 1), colour: TagColour });
export type TagData = z.infer<typeof TagData>;

export const TagRow = z.extend(CustomerTag, { customers: z.int() });
export type TagRow = z.infer<typeof TagRow>;

const one = z.object({ id: z.uuid() });
const tagIds = z._default(z.array(z.uuid()).check(z.maxLength(50)), []);

export const customerTagApi = {
  list: ask({
    method: 'GET',
    path: '/private/customer-tags',
    access: 'staff:customers.read',
    summary: 'The tags of the company, with how many customers have each; none for a franchisee.',
    input: z.object({}),
    output: z.object({
      tags: z.array(TagRow),
      /** The caller works in the company whose tags they are. */
      isOfOwnNetwork: z.boolean(),
    }),
  }),
  add: change({
    method: 'POST',
    path: '/private/customer-tags',
    access: 'staff:customers.edit',
    repeats: 'key',
    summary: 'A new tag.',
    input: TagData,
    output: CustomerTag,
  }),
  save: change({
    method: 'POST',
    path: '/private/customer-tag/:id',
    access: 'staff:customers.edit',
    repeats: 'same',
    summary: 'Another name or colour for a tag.',
    input: z.extend(one, TagData.shape),
    output: CustomerTag,
  }),
  remove: change({
    method: 'POST',
    path: '/private/customer-tag/:id/delete',
    access: 'staff:customers.edit',
    repeats: 'once',
    summary: 'Deletes a tag; the customers stay.',
    input: one,
    output: Nothing,
  }),
  assign: change({
    method: 'POST',
    path: '/private/customers/tags',
    access: 'staff:customers.edit',
    repeats: 'same',
    summary: 'Gives tags to customers and takes others away.',
    input: z.object({
      customerIds: z.array(z.uuid()).check(z.minLength(1), z.maxLength(MOST_TAGGED)),
      add: tagIds,
      remove: tagIds,
    }),
    output: z.object({ changed: z.int() }),
  }),
};
