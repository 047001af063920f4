import { addAccount, hashChosenPassword } from '@fachwerk/auth/facade';
import { addDays } from '@fachwerk/base/time';
import { companyByCode } from '@fachwerk/companies/facade';
import { audit } from '@fachwerk/server/audit';
import type { CompanyCtx, WorkCtx } from '@fachwerk/server/ctx';
import type { DemoOptions } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import { storeAvatar } from '../avatars/avatar-files.ts';
import { DEMO_PEOPLE, type DemoPerson } from './demo-people.ts';
import { drawPortrait } from './demo-portrait.ts';
import { addDemoSignIns } from './demo-sign-ins.ts';

/** Of every demo account, unless another one is configured; printed at the start and in the README. */
export const DEMO_PASSWORD = 'Fachwerk-Demo-1';

type Actor = { readonly id: string; readonly name: string };

/** Leaves a company alone that has people already: a start that broke off in the middle may be repeated. */
export async function createDemoUsers(ctx: WorkCtx, { password = DEMO_PASSWORD }: DemoOptions = {}): Promise<void> {
  // One hash for all: hashing takes long on purpose, and the password is no secret here.
  const passwordHash = await hashChosenPassword(password, { email: '', firstName: '', lastName: '' });
  for (const [code, people] of Object.entries(DEMO_PEOPLE)) {
    const company = await companyByCode(ctx, code);
    if (!company) continue;
    await ctx.db.transaction(async (db) => {
      const inCompany = { ...ctx, db, companyId: company.id };
      if (await hasUsers(inCompany)) return;
      let administrator: Actor | undefined;
      for (const [seed, person] of people.entries()) {
        const user = await addPerson(inCompany, person, seed, passwordHash, administrator);
        administrator ??= user;
      }
    });
  }
}

async function hasUsers(ctx: CompanyCtx): Promise<boolean> {
  return (
    (await ctx.db.first(sql`select from access.user_view where company_id = ${ctx.companyId} limit 1`)) !== undefined
  );
}

async function addPerson(
  ctx: CompanyCtx,
  person: DemoPerson,
  seed: number,
  passwordHash: string,
  by?: Actor,
): Promise<Actor> {
  const { email, contact, roles, language = 'de', portrait } = person;
  const id = ctx.newId();
  const name = `${contact.firstName} ${contact.lastName}`;
  const actor = by ?? { id, name };
  const avatarKey = portrait
    ? await storeAvatar(ctx, { name: 'portrait.png', type: 'image/png', bytes: await drawPortrait(portrait) })
    : null;
  const then = { ...ctx, now: addDays(ctx.now, -person.createdDaysAgo) };
  await addAccount(then, {
    id,
    email,
    contact: { ...contact, email },
    backendRoles: [...roles],
    language,
    passwordHash: person.isInvited ? null : passwordHash,
    avatarKey,
    state: person.isDeactivated ? 'deactivated' : 'active',
  });
  const about = { subjectKind: 'user', subjectId: id, actor };
  await audit(then, {
    ...about,
    action: 'user.created',
    after: { email, 'contact.firstName': contact.firstName, 'contact.lastName': contact.lastName, backendRoles: roles },
  });
  if (person.isInvited) await audit(then, { ...about, action: 'user.invited' });

  await addDemoSignIns(ctx, id, person, seed);
  if (person.isDeactivated)
    await audit({ ...ctx, now: addDays(ctx.now, -22) }, { ...about, action: 'user.deactivated' });
  return { id, name };
}
