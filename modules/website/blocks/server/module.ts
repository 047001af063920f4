import type { Module } from '@fachwerk/server/module';
import { texts } from '../texts/all.ts';

export const blocks: Module = { name: 'blocks', texts, routes: [] };
