import { Problem, problemsOf } from '@fachwerk/base/problem';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { type TextConstant, translationProblems } from '../contract.ts';
import { constantOf } from '../rules/constants.ts';
import { listOverrides } from './override-store.ts';
import { catalogOf } from './text-catalog.ts';

const problem = problemsOf(translationProblems);

export async function readConstant(ctx: CompanyCtx, key: string): Promise<TextConstant> {
  const [constant] = await readConstants(ctx, [key]);
  if (constant instanceof Problem) throw constant;
  return constant!;
}

/** The same of many; a refusal for each that is none. */
export async function readConstants(ctx: CompanyCtx, keys: readonly string[]): Promise<(TextConstant | Problem)[]> {
  const { texts } = ctx.app;
  const { byKey } = catalogOf(texts);
  const entries = keys.map((key) => byKey.get(key));
  const own = entries.some((entry) => entry) ? await listOverrides(ctx.db, ctx.companyId) : {};
  return entries.map((entry) => (entry ? constantOf(entry, texts.platform, own) : problem('text.unknown')));
}
