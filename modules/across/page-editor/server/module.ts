import type { Module } from '@fachwerk/server/module';
import { texts } from '../texts/all.ts';

/** Screens; what they save goes to `pages`. */
export const pageEditor: Module = { name: 'page-editor', texts };
