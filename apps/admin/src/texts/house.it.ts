import { it as base } from '@fachwerk/base/texts/base.it';
import { kitIt } from '@fachwerk/react/texts/kit.it';
import { listsIt } from '@fachwerk/react/texts/lists.it';
import { appIt } from './app.it.ts';
import { arrangeIt } from './arrange.it.ts';
import { wordsIn } from './house.ts';

const modules = wordsIn(import.meta.glob('../../../../modules/*/*/texts/admin.it.ts', { eager: true }));

export const houseIt = { ...modules, ...base, ...kitIt, ...listsIt, ...appIt, ...arrangeIt };
