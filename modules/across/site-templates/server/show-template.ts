import { shownBlocks } from '@fachwerk/pages/facade';
import type { UseCase } from '@fachwerk/server/module';
import type { siteTemplateApi } from '../contract.ts';
import { contentOf } from './template-page.ts';
import { FONTS_OF, TEMPLATES } from './templates.ts';

/** Drawn with what this company has already: its hours, its menu, its address. */
export const showTemplate: UseCase<typeof siteTemplateApi.show> = async (ctx, { trade }) => {
  const start = TEMPLATES[trade].find(({ isStart }) => isStart)!;
  const { blocks } = contentOf(start, { isInEnglish: false, pages: new Map() });
  return { title: start.title, fonts: FONTS_OF[trade], blocks: await shownBlocks(ctx, 'de', blocks) };
};
