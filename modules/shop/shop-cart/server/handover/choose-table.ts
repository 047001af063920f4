import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import { shopProblems } from '@fachwerk/shop/contract';
import { findTable } from '@fachwerk/shop/facade';
import type { goodsApi } from '../../contract.ts';
import { sayAbout } from './save-handover.ts';

const problem = problemsOf(shopProblems);

export const chooseTable: UseCase<typeof goodsApi.sitAtTable> = async (ctx, { token }) => {
  const table = await findTable(ctx, token);
  if (!table) throw problem('table.unknown');
  await sayAbout(ctx, (before) => ({ ...before, type: 'totable', tableName: table.name }));
  return { tableName: table.name };
};
