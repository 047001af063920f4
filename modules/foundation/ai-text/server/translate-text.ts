import type { Language } from '@fachwerk/base/language';
import type { App, Ctx } from '@fachwerk/server/ctx';
import { translationMessages } from '../rules/prompt.ts';
import { accountOf } from './account.ts';
import { writeCounted } from './write-counted.ts';

/** Whether texts can be written here at all: where not, nobody is offered it. */
export const canWrite = (app: App): boolean => accountOf(app) !== null;

/** A suggestion, counted as any other. Waits for somebody else: only where no transaction is open. */
export function translateText(
  ctx: Ctx,
  { text, to }: { readonly text: string; readonly to: Language },
): Promise<string> {
  return writeCounted(ctx, translationMessages(text, to));
}
