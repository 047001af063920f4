import { translateText } from '@fachwerk/ai-text/facade';
import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import { type translationApi, translationProblems } from '../contract.ts';
import { originalIn } from '../rules/constants.ts';
import { whyNotOverride } from '../rules/override.ts';
import { readConstant } from './read-constant.ts';

const problem = problemsOf(translationProblems);

/** From what the company says in German, held against the rule that a wording typed by hand is held against. */
export const writeDraft: UseCase<typeof translationApi.draft> = async (ctx, { key, language }) => {
  const constant = await readConstant(ctx, key);
  if (constant.isFixed) throw problem('text.fixed');
  const { de } = constant.texts;
  const source = de.own ?? de.platform;
  const original = originalIn(constant, language);
  if (source === null || !original) throw problem('text.unknown');
  const text = (await translateText(ctx, { text: source, to: language })).trim();
  if (whyNotOverride(key, original.text, text)) throw problem('text.draft_unusable');
  return { text };
};
