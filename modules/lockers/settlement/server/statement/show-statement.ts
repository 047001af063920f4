import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import { type settlementApi, settlementProblems } from '../../contract.ts';
import { findStatement, listLines } from './statement-store.ts';

const problem = problemsOf(settlementProblems);

export const showStatement: UseCase<typeof settlementApi.show> = async (ctx, { id }) => {
  const statement = await findStatement(ctx, id);
  if (!statement) throw problem('settlement.unknown');
  return { statement, lines: await listLines(ctx, statement) };
};
