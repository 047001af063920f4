import { appDe } from './app.de.ts';
import { arrangeDe } from './arrange.de.ts';
import { findDe } from './find.de.ts';
import { wordsIn } from './house.ts';

const modules = wordsIn(import.meta.glob('../../../../modules/*/*/texts/admin.de.ts', { eager: true }));

/** Everything in German at once, for the palette. Screens bring their own. */
export const houseDe = { ...modules, ...appDe, ...arrangeDe, ...findDe };
