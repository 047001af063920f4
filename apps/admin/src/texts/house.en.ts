import { en as base } from '@fachwerk/base/texts/base.en';
import { kitEn } from '@fachwerk/react/texts/kit.en';
import { listsEn } from '@fachwerk/react/texts/lists.en';
import { appEn } from './app.en.ts';
import { arrangeEn } from './arrange.en.ts';
import { findEn } from './find.en.ts';
import { wordsIn } from './house.ts';

const modules = wordsIn(import.meta.glob('../../../../modules/*/*/texts/admin.en.ts', { eager: true }));

export const houseEn = { ...modules, ...base, ...kitEn, ...listsEn, ...appEn, ...arrangeEn, ...findEn };
