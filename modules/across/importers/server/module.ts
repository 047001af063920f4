import type { Module } from '@fachwerk/server/module';
import { textsIn } from '@fachwerk/server/texts-in';
import { appointmentImporter } from './appointments/import-appointments.ts';
import { cardImporter } from './cards/import-cards.ts';
import { customerImporter } from './customers/import-customers.ts';
import { importerProblems } from './importer-problems.ts';
import { itemImporter } from './items/import-items.ts';
import { lockImporter } from './locks/import-locks.ts';
import { timeLogImporter } from './time-logs/import-time-logs.ts';
import { translationImporter } from './translations/import-translations.ts';

export const importers: Module = {
  name: 'importers',
  texts: await textsIn(new URL('../texts/', import.meta.url)),
  problems: importerProblems,
  importers: [
    itemImporter,
    customerImporter,
    lockImporter,
    cardImporter,
    timeLogImporter,
    appointmentImporter,
    translationImporter,
  ],
};
