import type { Module } from '@fachwerk/server/module';
import { textsIn } from '@fachwerk/server/texts-in';
import { numberOfCode } from '../rules/error-numbers.ts';

/** A screen; its pages come with the back-office. */
export const help: Module = {
  name: 'help',
  texts: await textsIn(new URL('../texts/', import.meta.url)),
  errorNumbers: numberOfCode,
};
