import { problemsOf } from '@fachwerk/base/problem';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { type TextConstant, translationProblems } from '../contract.ts';
import { constantOf } from '../rules/constants.ts';
import { listOverrides } from './override-store.ts';
import { catalogOf } from './text-catalog.ts';

const problem = problemsOf(translationProblems);

export async function readConstant(ctx: CompanyCtx, key: string): Promise<TextConstant> {
  const { texts } = ctx.house;
  const entry = catalogOf(texts).byKey.get(key);
  if (!entry) throw problem('text.unknown');
  return constantOf(entry, texts.platform, await listOverrides(ctx.db, ctx.companyId));
}
