import { problemsOf } from '@fachwerk/base/problem';
import { auditAll } from '@fachwerk/server/audit';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { publish } from '@fachwerk/server/realtime-publish';
import { textStream, translationProblems } from '../contract.ts';
import { whyNotOverride } from '../rules/override.ts';
import { platformText } from '../rules/winning-overrides.ts';
import { lockOverrides, type OverrideKey, saveOverrides } from './override-store.ts';

const problem = problemsOf(translationProblems);

export type Wording = OverrideKey & {
  /** Null brings the platform's own text back. */
  readonly text: string | null;
  /** The company's wording that was read; left out, whatever stands there is replaced. */
  readonly was?: string | null | undefined;
};

/** Replaces a platform text for the company. Runs inside the caller's transaction. */
export function setOverride(ctx: CompanyCtx, wording: Wording): Promise<void> {
  return setOverrides(ctx, [wording]);
}

/** Whether a company may say this at all; what stands there now is looked at when it is written. */
export function checkWording({ app: { texts } }: CompanyCtx, { language, key, text }: Wording): void {
  const original = platformText(language, key, texts.platform);
  if (original === undefined) throw problem('text.unknown');
  const refusal = text === null ? null : whyNotOverride(key, original, text);
  if (refusal) throw problem(refusal.code, refusal.params);
  if (texts.isFixed(key)) throw problem('text.fixed');
}

/** Several, all or none. */
export async function setOverrides(ctx: CompanyCtx, wordings: readonly Wording[]): Promise<void> {
  const { texts } = ctx.app;
  for (const wording of wordings) checkWording(ctx, wording);
  if (wordings.length === 0) return;
  const stored = await lockOverrides(ctx, wordings);
  const changed = wordings.flatMap(({ was, ...wording }, at) => {
    const before = stored[at] ?? null;
    if (was !== undefined && was !== before) throw problem('text.changed_meanwhile');
    return before === wording.text ? [] : [{ ...wording, before }];
  });
  if (changed.length === 0) return;
  await saveOverrides(ctx, changed);
  const notes = changed.map(({ language, key, text, before }) => ({
    subjectKind: 'texts',
    // Texts have no id of their own: the trail is the company's.
    subjectId: ctx.companyId,
    action: text === null ? 'text.restored' : 'text.replaced',
    before: { language, key, text: before },
    after: { language, key, text },
  }));
  await auditAll(ctx, notes);
  // Whoever hears the stream drops what was drawn with the words before; the next sentence here does not wait for it.
  await publish(ctx, textStream, { type: 'texts' });
  await ctx.db.afterCommit(() => texts.forget(ctx.companyId));
}
