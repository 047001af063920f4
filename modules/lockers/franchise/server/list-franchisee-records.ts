import type { Output } from '@fachwerk/base/contract';
import { listFranchisees } from '@fachwerk/companies/facade';
import type { Ctx } from '@fachwerk/server/ctx';
import type { franchiseApi } from '../contract.ts';
import { franchiseesOf } from './franchisee-records.ts';

/** Four statements, however many franchisees there are. */
export async function listFranchiseeRecords(ctx: Ctx): Promise<Output<typeof franchiseApi.list>> {
  return { franchisees: await franchiseesOf(ctx, await listFranchisees(ctx)) };
}
