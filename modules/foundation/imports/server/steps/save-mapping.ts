import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import { type importApi, importProblems } from '../../contract.ts';
import { whyNotMapping } from '../../rules/mapping.ts';
import { importerFor, presentNow } from '../present-import.ts';
import { saveCounts, saveMapped } from '../store/import-store.ts';
import { rememberMapping } from '../store/mapping-store.ts';
import { uncheckRows } from '../store/row-store.ts';
import { beginWork, lockFor } from './begin-work.ts';

const problem = problemsOf(importProblems);

export const saveMapping: UseCase<typeof importApi.saveMapping> = async (ctx, { id, kind, mapping, style }) => {
  const { headers } = await lockFor(ctx, id, 'map');
  const { fields } = importerFor(ctx, kind);
  const fault = whyNotMapping(mapping, headers, fields);
  if (fault)
    throw problem('import.mapping_wrong', {}, { fields: [{ path: 'mapping', code: `import.mapping.${fault}` }] });
  await saveMapped(ctx, id, { kind, mapping, style });
  await rememberMapping(ctx, kind, headers, mapping);
  await uncheckRows(ctx, id);
  await saveCounts(ctx, id);
  await beginWork(ctx, id, 'checking');
  return presentNow(ctx, id);
};
