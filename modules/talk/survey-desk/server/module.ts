import type { Module } from '@fachwerk/server/module';
import { texts } from '../texts/all.ts';

/** Screens alone; what they ask for is `surveys`. */
export const surveyDesk: Module = { name: 'survey-desk', texts };
