import type { Module } from '@fachwerk/server/module';
import { texts } from '../texts/all.ts';

/** Screens; what they show and save belongs to `boards`. */
export const boardDesk: Module = { name: 'board-desk', texts };
