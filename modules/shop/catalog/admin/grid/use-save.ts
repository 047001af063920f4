import { useChange } from '@fachwerk/react/call';
import { CallProblem } from '@fachwerk/react/call-problem';
import { notify, notifyProblem } from '@fachwerk/react/notice';
import { useText } from '@fachwerk/react/texts';
import { useState } from 'react';
import { itemApi } from '../../contract.ts';
import { changesOf, type Draft, type Drafts, type Grid, refusedCell } from '../../rules/grid/grid.ts';
import type { Column } from '../../rules/grid/grid-cells.ts';
import { adminDe } from '../../texts/admin.de.ts';

export const cellKey = (id: string, column: Column) => `${id}.${column}`;

type Drafted = {
  readonly drafts: Drafts;
  readonly clear: () => void;
  readonly change: (next: Drafts) => void;
};

/** All changed rows at once, or none; what the server refuses stands at its cell until the cell is another. */
export function useSave(grid: Grid, { drafts, clear, change }: Drafted, onSaved: () => void) {
  const t = useText(adminDe);
  const edit = useChange(itemApi.edit, { isQuiet: true });
  const [refused, setRefused] = useState<ReadonlyMap<string, { sentence: string; text: string | undefined }>>(
    new Map(),
  );
  const { changes, added, faults } = changesOf(grid, drafts);
  const count = changes.length + added.length;
  const textOf = (id: string, column: Column) => drafts.get(id)?.texts[column];
  const sentences = new Map(faults.map(({ id, column, fault }) => [cellKey(id, column), t(fault)]));
  for (const [key, { sentence, text }] of refused) {
    const [id, column] = key.split('.') as [string, Column];
    if (drafts.has(id) && textOf(id, column) === text && !sentences.has(key)) sentences.set(key, sentence);
  }
  const hear = (error: unknown) => {
    if (!(error instanceof CallProblem) || error.fields.length === 0) return notifyProblem(error);
    const found = error.fields.flatMap(({ path, code, error: sentence }) => {
      const cell = refusedCell(path, code, { changes, added });
      return cell ? [{ ...cell, code, sentence }] : [];
    });
    setRefused(
      new Map(found.map(({ id, column, sentence }) => [cellKey(id, column), { sentence, text: textOf(id, column) }])),
    );
    const outdated = found.filter(({ code }) => code === 'item.changed_meanwhile').map(({ id }) => id);
    if (outdated.length > 0) change(renewed(grid, drafts, outdated));
  };
  const save = () =>
    edit.mutateAsync({ rows: changes, added }).then(() => {
      notify(t('grid.saved', { count }));
      clear();
      onSaved();
    }, hear);
  return { save, isSaving: edit.isPending, count, faults, sentences };
}

/** Whoever has read that a row is another one meanwhile, and sees it, may save over it. */
function renewed({ items }: Grid, drafts: Drafts, ids: readonly string[]): Drafts {
  const next = new Map(drafts);
  for (const { id, version } of items) {
    const draft: Draft | undefined = ids.includes(id) ? drafts.get(id) : undefined;
    if (draft) next.set(id, { ...draft, version });
  }
  return next;
}
