import { stagesOf } from './funnel.ts';
import type { Visit } from './visit.ts';

/** A visit, and who it was on that day: a hash that nobody can turn back. */
export type HashedVisit = Visit & { readonly visitor: string };

/** One visitor at one page; the empty path stands for the site, one with `~` before it for a step on the way to an order. */
export type Seen = { readonly visitor: string; readonly path: string };

type Kind = 'site' | 'page' | 'source' | 'campaign' | 'device' | 'stage';

/** No path begins with it. */
const STAGE = '~';
export type DayCount = {
  readonly kind: Kind;
  readonly name: string;
  readonly views: number;
  readonly visitors: number;
};

/** Everybody at the site and at each of their pages, once each, in one order everywhere: nobody who writes them waits in a circle. */
export function seenIn(visits: readonly HashedVisit[]): Seen[] {
  const pairs = visits.flatMap(({ visitor, path }) => [
    `${visitor} `,
    `${visitor} ${path}`,
    ...stagesOf(path).map((stage) => `${visitor} ${STAGE}${stage}`),
  ]);
  return [...new Set(pairs)].sort().map((pair) => {
    const end = pair.indexOf(' ');
    return { visitor: pair.slice(0, end), path: pair.slice(end + 1) };
  });
}

/** What these visits add to their day. `fresh` are those of them that were not seen on it before. */
export function countsOf(visits: readonly HashedVisit[], fresh: readonly Seen[]): DayCount[] {
  const counts = new Map<string, { kind: Kind; name: string; views: number; visitors: number }>();
  const add = (kind: Kind, name: string, views: number, visitors: number) => {
    const key = `${kind} ${name}`;
    const count = counts.get(key) ?? { kind, name, views: 0, visitors: 0 };
    counts.set(key, count);
    count.views += views;
    count.visitors += visitors;
  };
  for (const { path } of visits) {
    add('site', '', 1, 0);
    add('page', path, 1, 0);
    for (const stage of stagesOf(path)) add('stage', stage, 1, 0);
  }
  for (const { path } of fresh) {
    if (path === '') add('site', '', 0, 1);
    else if (path.startsWith(STAGE)) add('stage', path.slice(STAGE.length), 0, 1);
    else add('page', path, 0, 1);
  }
  for (const { source, campaign, device } of firstOf(visits, fresh)) {
    add('source', source ?? '', 0, 1);
    if (campaign) add('campaign', campaign, 0, 1);
    add('device', device, 0, 1);
  }
  return [...counts.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, count]) => count);
}

/** The first page of everybody who has just come for the first time on that day. */
function firstOf(visits: readonly HashedVisit[], fresh: readonly Seen[]): readonly HashedVisit[] {
  const newcomers = new Set(fresh.filter(({ path }) => path === '').map(({ visitor }) => visitor));
  return visits.filter(({ visitor }) => newcomers.delete(visitor));
}
