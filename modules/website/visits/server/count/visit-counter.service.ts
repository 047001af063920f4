import { setImmediate as breathe } from 'node:timers/promises';
import { dayOf } from '@fachwerk/base/time';
import { newSecret } from '@fachwerk/server/ids';
import type { RunningService, Service, ServiceWorld } from '@fachwerk/server/module';
import type { PageView } from '@fachwerk/server/page-views';
import { type Asked, visitOf } from '../../rules/visit.ts';
import { countVisits, type RawVisit } from './count-visits.ts';
import type { CompanyDay } from './visit-store.ts';

/** Written together, at the latest after this long. */
const PAUSE_MS = 5_000;
const BATCH = 2_000;
/** What waits while the database is away, or much comes at once; what comes beyond is not counted. */
const MOST_WAITING = 20_000;
/** Hashes that one server keeps of a company's day: more do not come by themselves. */
const MOST_SEEN = 500_000;

/** Counts who comes to the pages of sites. While a page is sent it only puts a note aside; everything else happens later. */
export const visitCounter: Service = {
  name: 'visit-counter',
  start: async (world) => new VisitCounter(world),
};

type Note = Asked & { readonly companyId: string; readonly at: number; readonly address: string };
type Group = { readonly day: CompanyDay; readonly visits: RawVisit[] };

class VisitCounter implements RunningService {
  readonly #world: ServiceWorld;
  readonly #end: () => void;
  readonly #timer: NodeJS.Timeout;
  readonly #seen = new Map<string, number>();
  #waiting: Note[] = [];
  #writing: Promise<void> | null = null;

  constructor(world: ServiceWorld) {
    this.#world = world;
    this.#end = world.app.pageViews.watch((view) => this.#put(view));
    this.#timer = setInterval(() => this.#writeSoon(), PAUSE_MS);
  }

  #put({ companyId, path, url, address, headers }: PageView): void {
    // Most programs are known by their first word; nothing is kept of them.
    if (!headers['user-agent']?.startsWith('Mozilla/') || this.#waiting.length >= MOST_WAITING) return;
    const { 'sec-fetch-dest': part, 'sec-fetch-mode': mode, 'sec-purpose': secPurpose, 'sec-gpc': gpc } = headers;
    const { 'user-agent': userAgent, referer, host, dnt, purpose } = headers;
    const said = { 'sec-fetch-dest': part, 'sec-fetch-mode': mode, 'sec-purpose': secPurpose, 'sec-gpc': gpc };
    const at = this.#world.now().getTime();
    const others = { 'user-agent': userAgent, referer, host, dnt, purpose };
    this.#waiting.push({ companyId, path, url, address, at, headers: { ...said, ...others } });
    if (this.#waiting.length >= BATCH) this.#writeSoon();
  }

  #writeSoon(): void {
    this.#writing ??= this.#writeAll().finally(() => {
      this.#writing = null;
    });
  }

  async #writeAll(): Promise<void> {
    const { app } = this.#world;
    while (this.#waiting.length > 0) {
      await breathe();
      const batch = this.#waiting.splice(0, BATCH);
      const groups = groupsOf(batch);
      try {
        for (const [key, group] of groups) {
          await this.#count(key, group);
          groups.delete(key);
        }
      } catch (err) {
        // What was not counted waits for the next try, as far as there is room.
        const open = batch.filter((note) => groups.has(keyOf(note)));
        app.log.warn({ err, waiting: open.length }, 'visits wait for the database');
        this.#waiting = [...open, ...this.#waiting].slice(0, MOST_WAITING);
        break;
      }
    }
  }

  async #count(key: string, { day, visits }: Group): Promise<void> {
    const { db, now } = this.#world;
    const today = dayOf(now()).toString();
    for (const [known] of this.#seen) if (!known.endsWith(today)) this.#seen.delete(known);
    const seen = this.#seen.get(key) ?? 0;
    const options = { day, isToday: day.on === today, tellsApart: seen < MOST_SEEN, newSecret };
    this.#seen.set(key, seen + (await countVisits(db, visits, options)));
  }

  async stop(): Promise<void> {
    this.#end();
    clearInterval(this.#timer);
    await this.#writing;
    await this.#writeAll();
  }
}

const keyOf = ({ companyId, at }: Note) => `${companyId} ${dayOf(new Date(at))}`;

function groupsOf(notes: readonly Note[]): Map<string, Group> {
  const groups = new Map<string, Group>();
  for (const note of notes) {
    const visit = visitOf(note);
    if (!visit) continue;
    const key = keyOf(note);
    const { companyId, address, at } = note;
    const group = groups.get(key) ?? { day: { companyId, on: dayOf(new Date(at)).toString() }, visits: [] };
    group.visits.push({ ...visit, address, userAgent: `${note.headers['user-agent']}` });
    groups.set(key, group);
  }
  return groups;
}
