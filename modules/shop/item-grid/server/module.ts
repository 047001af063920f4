import type { Module } from '@fachwerk/server/module';
import { texts } from '../texts/all.ts';

/** A screen; what it saves goes to `catalog`. */
export const itemGrid: Module = { name: 'item-grid', texts };
