import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import type { translationApi } from '../contract.ts';
import type { OverrideKey } from './override-store.ts';
import { readConstant } from './read-constant.ts';
import { setOverride } from './set-override.ts';

export const editTextConstant: UseCase<typeof translationApi.edit> = async (ctx, { item }) => {
  const { key, language, was } = item;
  await setOverride(ctx, { key, language, text: ownWords(ctx, item), was });
  return readConstant(ctx, key);
};

/** Empty, or the platform's own words, are the way back to them. */
export function ownWords(
  { app: { texts } }: CompanyCtx,
  { language, key, text }: OverrideKey & { readonly text: string },
): string | null {
  return text === '' || text === texts.platform[language][key] ? null : text;
}
