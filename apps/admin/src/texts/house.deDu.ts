import { deDu as base } from '@fachwerk/base/texts/base.deDu';
import { kitDeDu } from '@fachwerk/react/texts/kit.deDu';
import { listsDeDu } from '@fachwerk/react/texts/lists.deDu';
import { appDeDu } from './app.deDu.ts';
import { wordsIn } from './house.ts';

const modules = wordsIn(import.meta.glob('../../../../modules/*/*/texts/admin.deDu.ts', { eager: true }));

export const houseDeDu = { ...modules, ...base, ...kitDeDu, ...listsDeDu, ...appDeDu };
