import { listPeopleOf } from '@fachwerk/people/facade';
import type { Ctx, ImportHint } from '@fachwerk/server/ctx';

type Colleagues = {
  readonly assignees: string[];
  /** Their names as the file has them. */
  readonly countIndependent: string[];
  readonly hints: ImportHint[];
};

/** `Ada Wirtin <adaw>`, a name or an e-mail address: the one active colleague it fits. Whom it fits nobody, or several, is named in a hint. */
export async function colleaguesFor(ctx: Ctx, given: readonly string[]): Promise<Colleagues> {
  if (given.length === 0) return { assignees: [], countIndependent: [], hints: [] };
  const everybody = await ctx.db.remembered('importers.people', () => listPeopleOf(ctx, [ctx.companyId]));
  const people = everybody.filter(({ state }) => state === 'active');
  const assignees = new Set<string>();
  const countIndependent: string[] = [];
  for (const text of new Set(given)) {
    const [, name = text, userName = ''] = /^(.*?)\s*<([^>]*)>$/.exec(text) ?? [];
    const words = [name, userName].map((word) => word.trim().toLowerCase()).filter((word) => word !== '');
    const found = people.filter((person) => namesOf(person).some((each) => words.includes(each)));
    if (found.length === 1) assignees.add(found[0]!.id);
    else countIndependent.push(name.trim() || userName);
  }
  const hints = countIndependent.map((about) => ({ field: 'people', about, code: 'import.no_colleague' }));
  return { assignees: [...assignees], countIndependent, hints };
}

/** The user name of somebody is what stands before the @ of their address. */
function namesOf({ name, email }: { readonly name: string; readonly email: string }): string[] {
  const address = email.toLowerCase();
  return [name.trim().toLowerCase(), address, address.split('@')[0]!];
}
