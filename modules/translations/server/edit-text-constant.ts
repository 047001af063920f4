import type { UseCase } from '@fachwerk/server/module';
import type { translationApi } from '../contract.ts';
import { readConstant } from './read-constant.ts';
import { setOverride } from './set-override.ts';

/** Empty, or the platform's own words, are the way back to them. */
export const editTextConstant: UseCase<typeof translationApi.edit> = async (ctx, { item }) => {
  const { key, language, was } = item;
  const isPlatforms = item.text === '' || item.text === ctx.house.texts.platform[language][key];
  await setOverride(ctx, { key, language, text: isPlatforms ? null : item.text, was });
  return readConstant(ctx, key);
};
