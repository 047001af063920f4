import type { Module } from '@fachwerk/server/module';
import { texts } from '../texts/all.ts';
import { customerImporter } from './customers/import-customers.ts';
import { itemImporter } from './items/import-items.ts';

export const importers: Module = {
  name: 'importers',
  texts,
  importers: [itemImporter, customerImporter],
};
