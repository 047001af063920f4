import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { kitchenProblems } from '../../contract.ts';
import type { Printer } from '../../contract-printer.ts';
import { findPrinter } from './printer-store.ts';

const problem = problemsOf(kitchenProblems);

export const KEY_BYTES = 24;

export async function knownPrinter(ctx: CompanyCtx, id: string): Promise<Printer> {
  const printer = await findPrinter(ctx, id);
  if (!printer) throw problem('printer.unknown');
  return printer;
}

/** What is typed into the printer. */
export const addressOf = ({ app }: CompanyCtx, key: string) => `${app.publicUrl}/api/public/printer/${key}`;

export const recordActivity = (ctx: CompanyCtx, id: string, action: string, after: Record<string, unknown>) =>
  audit(ctx, { subjectKind: 'printer', subjectId: id, action, after });
