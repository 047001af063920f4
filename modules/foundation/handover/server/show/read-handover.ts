import { visibleCompanies } from '@fachwerk/companies/facade';
import type { Handover, HandoverFigure, OpenPart } from '../../contract.ts';
import { comparedWith, type Period } from '../../rules/period.ts';
import { listNotes } from '../notes/note-store.ts';
import { type HandoverCtx, type HandoverScope, type HandoverSource, handoverSources } from '../source.ts';
import { readPeople } from './read-people.ts';

type Wanted = {
  readonly period: Period;
  readonly locationId?: string | undefined;
  readonly personId?: string | undefined;
};

export type Read = Pick<
  Handover,
  'open' | 'figures' | 'people' | 'notes' | 'locations' | 'colleagues' | 'comparedFrom' | 'comparedTo'
>;

/** All reads of all modules leave together, and each module is asked for what the reader may see. */
export function readHandover(given: HandoverCtx, { period, locationId, personId }: Wanted): Promise<Read> {
  return given.db.together(async (db) => {
    const ctx = { ...given, db };
    const compared = comparedWith(period);
    const [companyIds, translator] = await Promise.all([visibleCompanies(ctx), ctx.app.texts.of(db, ctx.companyId)]);
    const t = translator.in(ctx.language);
    const scope: HandoverScope = {
      companyIds,
      period,
      compared,
      locationId,
      personId: personId ?? ctx.caller.userId,
      t,
    };
    const mine = ctx.app.hooks.all(handoverSources).filter(({ capability }) => ctx.caller.capabilities.has(capability));
    const asked = mine.filter(({ isOfLocations }) => isOfLocations || !locationId);
    const alsoTypes = mine.flatMap(({ activityTypes = [] }) => activityTypes);
    const [open, figures, { people, colleagues }, notes, locations] = await Promise.all([
      readOpen(ctx, scope, asked),
      readFigures(ctx, scope, asked),
      readPeople(ctx, scope, { alsoTypes, personId }),
      listNotes(ctx, companyIds, { from: period.from, authorId: personId }),
      Promise.all(mine.map(async (source) => (await source.locations?.(ctx, companyIds)) ?? [])),
    ]);
    return {
      open,
      figures,
      people,
      colleagues,
      notes,
      locations: locations.flat(),
      comparedFrom: compared.from,
      comparedTo: compared.to,
    };
  });
}

async function readOpen(
  ctx: HandoverCtx,
  scope: HandoverScope,
  sources: readonly HandoverSource[],
): Promise<OpenPart[]> {
  const parts = sources.flatMap(({ open = [] }) => open).toSorted((one, other) => one.rank - other.rank);
  const read = await Promise.all(
    parts.map(async ({ name, path, read }) => {
      const { total, lines } = await read(ctx, scope);
      return { name, label: scope.t(`handover.open.${name}`), path, total, lines: [...lines] };
    }),
  );
  return read.filter(({ total }) => total > 0);
}

/** What was nothing then and is nothing now says nothing. */
async function readFigures(
  ctx: HandoverCtx,
  scope: HandoverScope,
  sources: readonly HandoverSource[],
): Promise<HandoverFigure[]> {
  const read = await Promise.all(sources.map(async ({ figures }) => (await figures?.(ctx, scope)) ?? []));
  return read
    .flat()
    .filter(({ value, before }) => value !== 0 || before !== 0)
    .map((figure) => ({ ...figure, label: scope.t(`handover.figure.${figure.name}`) }));
}
