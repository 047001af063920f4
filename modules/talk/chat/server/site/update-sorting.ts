import type { UseCase } from '@fachwerk/server/module';
import type { chatSiteApi } from '../../contract-site.ts';
import { markIn } from '../message/mark-in.ts';
import { findBegun } from './find-begun.ts';

export const updateSorting: UseCase<typeof chatSiteApi.updateSorting> = async (ctx, { email, from, id, dir }) =>
  markIn(ctx, await findBegun(ctx, email, from), id, dir, { side: 'customer', userId: null });
