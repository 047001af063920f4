import { askedFirst, type Module, on } from '@fachwerk/server/module';
import { textsIn } from '@fachwerk/server/texts-in';
import { textStream, translationApi, translationCapabilities, translationProblems } from '../contract.ts';
import { editTextConstant } from './edit-text-constant.ts';
import { translationImporter } from './import-translations/import-translations.ts';
import { listTextConstants } from './list-text-constants.ts';
import { listOverrides } from './override-store.ts';
import { showOverrides } from './show-overrides.ts';
import { showTextConstant } from './show-text-constant.ts';
import { writeDraft } from './write-draft.ts';

export const translations: Module = {
  name: 'translations',
  sql: new URL('../sql/', import.meta.url),
  texts: await textsIn(new URL('../texts/', import.meta.url)),
  capabilities: translationCapabilities,
  problems: translationProblems,
  streams: [textStream],
  textOverrides: listOverrides,
  textStream,
  importers: [translationImporter],
  firstScreen: [askedFirst(null, translationApi.overrides, showOverrides, ({ language }) => ({ language }))],
  routes: [
    on(translationApi.overrides, showOverrides),
    on(translationApi.list, listTextConstants),
    on(translationApi.find, showTextConstant),
    on(translationApi.edit, editTextConstant),
    on(translationApi.draft, writeDraft),
  ],
};
