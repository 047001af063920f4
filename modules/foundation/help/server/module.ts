import type { Module } from '@fachwerk/server/module';
import { numberOfCode } from '../rules/error-numbers.ts';
import { texts } from '../texts/all.ts';

/** A screen; its pages come with the back-office. */
export const help: Module = { name: 'help', texts, errorNumbers: numberOfCode };
