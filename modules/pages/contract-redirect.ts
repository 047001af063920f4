import { ask, change } from '@fachwerk/base/contract';
import { Instant, line, Nothing } from '@fachwerk/base/schema';
import * as z from 'zod/mini';
import { Slug } from './contract-place.ts';

const Redirect = z.object({ id: z.uuid(), from: Slug, to: z.string(), hits: z.int(), createdAt: Instant });

export const redirectApi = {
  list: ask({
    method: 'GET',
    path: '/private/page-redirects',
    access: 'staff:pages.edit',
    summary: 'Old addresses and where they lead.',
    input: z.object({}),
    output: z.object({ redirects: z.array(Redirect) }),
  }),
  save: change({
    method: 'POST',
    path: '/private/page-redirects',
    access: 'staff:pages.edit',
    summary: 'Lets an address that is no page lead somewhere.',
    input: z.object({ from: Slug, to: line(500, 1) }),
    output: Redirect,
  }),
  remove: change({
    method: 'DELETE',
    path: '/private/page-redirects/:redirectId',
    access: 'staff:pages.edit',
    summary: 'Forgets one.',
    input: z.object({ redirectId: z.uuid() }),
    output: Nothing,
  }),
};
