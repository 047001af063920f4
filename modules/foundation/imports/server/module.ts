import { type Module, on } from '@fachwerk/server/module';
import { textsIn } from '@fachwerk/server/texts-in';
import { importApi, importCapabilities, importProblems, importStream } from '../contract.ts';
import { importerProblems } from '../contract-importer.ts';
import { personalData } from './personal-data.ts';
import { chooseHeading } from './steps/choose-heading.ts';
import { deleteImport } from './steps/delete-import.ts';
import { exportFailed } from './steps/export-failed.ts';
import { fixCell } from './steps/fix-cell.ts';
import { listKinds } from './steps/list-kinds.ts';
import { saveMapping } from './steps/save-mapping.ts';
import { showImport } from './steps/show-import.ts';
import { showImports } from './steps/show-imports.ts';
import { showRows } from './steps/show-rows.ts';
import { startImport } from './steps/start-import.ts';
import { stopImport } from './steps/stop-import.ts';
import { undoImport } from './steps/undo-import.ts';
import { uploadImport } from './steps/upload-import.ts';
import { forgetImports } from './work/forget-imports.job.ts';
import { importReader } from './work/import-reader.service.ts';
import { resumeImports } from './work/resume-imports.job.ts';
import { workImport } from './work/work-import.job.ts';

export const imports: Module = {
  name: 'imports',
  sql: new URL('../sql/', import.meta.url),
  texts: await textsIn(new URL('../texts/', import.meta.url)),
  capabilities: importCapabilities,
  problems: importProblems,
  streams: [importStream],
  services: [importReader],
  routes: [
    on(importApi.kinds, listKinds),
    on(importApi.list, showImports),
    on(importApi.upload, uploadImport),
    on(importApi.find, showImport),
    on(importApi.rows, showRows),
    on(importApi.chooseHeading, chooseHeading),
    on(importApi.saveMapping, saveMapping),
    on(importApi.fixCell, fixCell),
    on(importApi.start, startImport),
    on(importApi.stop, stopImport),
    on(importApi.undo, undoImport),
    on(importApi.failed, exportFailed),
    on(importApi.remove, deleteImport),
  ],
  jobs: [workImport, resumeImports, forgetImports],
  personalData,
};

/** What all importers share. The name stays: the API description lists refusals by module ([0168](../../../../docs/decisions/0168-importers-go-home.md)). */
export const importers: Module = { name: 'importers', problems: importerProblems };
