import { companiesWatching } from '@fachwerk/companies/facade';
import type { CompanyCtx } from '@fachwerk/server/module';

/** Whose sizes, prices and review link count in this company: its franchisor's, or its own. */
export async function networkOf(ctx: CompanyCtx): Promise<string> {
  const watching = await companiesWatching(ctx);
  return watching.at(-1)!;
}
