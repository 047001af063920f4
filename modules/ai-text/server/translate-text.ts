import type { Language } from '@fachwerk/base/language';
import type { Ctx } from '@fachwerk/server/ctx';
import { translationOf } from '../rules/prompt.ts';
import { accountOf } from './account.ts';
import { writePaid } from './write-paid.ts';

/** Whether anybody could be asked. */
export const canTranslate = (ctx: Pick<Ctx, 'house'>): boolean => accountOf(ctx.house) !== null;

/** Counts for the company's month like any other text. */
export const translateText = (ctx: Ctx, text: string, to: Language): Promise<string> =>
  writePaid(ctx, translationOf(text, to));
