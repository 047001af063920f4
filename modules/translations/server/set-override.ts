import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { publish } from '@fachwerk/server/realtime-publish';
import { textStream, translationProblems } from '../contract.ts';
import { whyNotOverride } from '../rules/override.ts';
import { platformText } from '../rules/winning-overrides.ts';
import { lockOverride, type OverrideKey, saveOverride } from './override-store.ts';

const problem = problemsOf(translationProblems);

type Wording = OverrideKey & {
  /** Null brings the platform's own text back. */
  readonly text: string | null;
  /** The company's wording that was read; left out, whatever stands there is replaced. */
  readonly was?: string | null | undefined;
};

/** Replaces a platform text for the company. Runs inside the caller's transaction. */
export async function setOverride(ctx: CompanyCtx, { language, key, text, was }: Wording): Promise<void> {
  const { texts } = ctx.house;
  const original = platformText(language, key, texts.platform);
  if (original === undefined) throw problem('text.unknown');
  const refusal = text === null ? null : whyNotOverride(key, original, text);
  if (refusal) throw problem(refusal.code, refusal.params);
  if (texts.isFixed(key)) throw problem('text.fixed');

  const before = await lockOverride(ctx, { language, key });
  if (was !== undefined && was !== before) throw problem('text.changed_meanwhile');
  if (before === text) return;
  await saveOverride(ctx, { language, key }, text);
  await audit(ctx, {
    subjectKind: 'texts',
    // Texts have no id of their own: the trail is the company's.
    subjectId: ctx.companyId,
    action: text === null ? 'text.restored' : 'text.replaced',
    before: { language, key, text: before },
    after: { language, key, text },
  });
  // Whoever hears the stream drops what was drawn with the words before; the next sentence here does not wait for it.
  await publish(ctx, textStream, { type: 'texts' });
  await ctx.db.afterCommit(() => texts.forget(ctx.companyId));
}
