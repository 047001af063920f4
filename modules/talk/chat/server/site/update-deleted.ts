import type { UseCase } from '@fachwerk/server/module';
import type { chatSiteApi } from '../../contract-site.ts';
import { markIn } from '../message/mark-in.ts';
import { findBegun } from './find-begun.ts';

export const updateDeleted: UseCase<typeof chatSiteApi.updateDeleted> = async (ctx, { email, from, id }) =>
  markIn(ctx, await findBegun(ctx, email, from), id, 'delete', { side: 'customer', userId: null });
