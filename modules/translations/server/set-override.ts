import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { translationProblems } from '../contract.ts';
import { whyNotOverride } from '../rules/override.ts';
import { platformText } from '../rules/winning-overrides.ts';
import { lockOverride, type OverrideKey, saveOverride } from './override-store.ts';

const problem = problemsOf(translationProblems);

/** Replaces a platform text for the company; null brings the platform's own back. Runs inside the caller's transaction. */
export async function setOverride(
  ctx: CompanyCtx,
  { language, key, text }: OverrideKey & { readonly text: string | null },
): Promise<void> {
  const original = platformText(language, key, ctx.house.texts.platform);
  const refusal = whyNotOverride(original, text ?? original ?? '');
  if (refusal) throw problem(refusal.code, refusal.params);

  const before = await lockOverride(ctx, { language, key });
  if (before === text) return;
  await saveOverride(ctx, { language, key }, text);
  // Here it is heard with the next sentence, in other processes within ten seconds.
  ctx.house.texts.forget(ctx.companyId);
  await audit(ctx, {
    subjectKind: 'texts',
    // Texts have no id of their own: the trail is the company's.
    subjectId: ctx.companyId,
    action: text === null ? 'text.restored' : 'text.replaced',
    before: { language, key, text: before },
    after: { language, key, text },
  });
}
