import { ru as base } from '@fachwerk/base/texts/base.ru';
import { kitRu } from '@fachwerk/react/texts/kit.ru';
import { listsRu } from '@fachwerk/react/texts/lists.ru';
import { appRu } from './app.ru.ts';
import { arrangeRu } from './arrange.ru.ts';
import { wordsIn } from './house.ts';

const modules = wordsIn(import.meta.glob('../../../../modules/*/*/texts/admin.ru.ts', { eager: true }));

export const houseRu = { ...modules, ...base, ...kitRu, ...listsRu, ...appRu, ...arrangeRu };
