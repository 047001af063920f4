import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import { shopProblems } from '@fachwerk/shop/contract';
import { findTable } from '@fachwerk/shop/facade';
import type { menuApi } from '../contract.ts';

const problem = problemsOf(shopProblems);

export const showTable: UseCase<typeof menuApi.table> = async (ctx, { token }) => {
  const table = await findTable(ctx, token);
  if (!table) throw problem('table.unknown');
  return { tableName: table.name };
};
