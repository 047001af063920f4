import type { Module } from '@fachwerk/server/module';
import { textsIn } from '@fachwerk/server/texts-in';

/** Screens; what they save goes to `pages`. */
export const pageEditor: Module = { name: 'page-editor', texts: await textsIn(new URL('../texts/', import.meta.url)) };
