import type { RoleId, User } from '@fachwerk/auth/contract';
import { addAccount, type NewUser } from '@fachwerk/auth/facade';
import { access } from '@fachwerk/auth/module';
import { capabilitiesOf } from '@fachwerk/auth/rules/roles';
import type { CompanyRef } from '@fachwerk/companies/contract';
import { createCompany } from '@fachwerk/companies/facade';
import { companies } from '@fachwerk/companies/module';
import { newId } from '@fachwerk/server/ids';
import { openApp } from '@fachwerk/testing/app';
import sharp from 'sharp';
import { people } from './module.ts';
import { findUser } from './users/user-store.ts';

export type TestUsers = Awaited<ReturnType<typeof openUsers>>;

/** A house with two companies, and people who are let in by name instead of by password. */
export async function openUsers() {
  const { authenticate: _, ...withoutSignIn } = access;
  const app = await openApp(companies, withoutSignIn, people);
  const ctx = app.work();
  const city = await createCompany(ctx, { name: 'City', kind: 'franchisor' });
  const bella = await createCompany(ctx, { name: 'Bella', kind: 'merchant' });
  let counter = 0;

  async function person(
    company: CompanyRef,
    roles: RoleId[],
    given: Partial<NewUser> & { createdAt?: Date } = {},
  ): Promise<User> {
    const { createdAt = app.time.now, ...own } = given;
    const user = {
      id: newId(),
      email: `person${++counter}@${company.code}.example`,
      contact: { firstName: 'Person', lastName: String(counter) },
      backendRoles: roles,
      language: 'de' as const,
      passwordHash: null,
      avatarKey: null,
      ...own,
    };
    await addAccount({ ...ctx, now: createdAt, companyId: company.id }, user);
    return (await findUser({ ...ctx, companyId: company.id }, user.id))!;
  }

  /** Signs somebody in with what their roles allow at this moment. */
  function by(user: User) {
    const company = [city, bella].find(({ code }) => code === user.company)!;
    // The first company runs the installation.
    const at = { isOperator: company === city };
    const capabilities = [...capabilitiesOf(app.app.capabilities, user.backendRoles, company.kind, at)];
    return app.as({ companyId: company.id, userId: user.id, capabilities });
  }

  const find = (user: User) => findUser({ ...ctx, companyId: companyOf(user) }, user.id);
  const companyOf = (user: User) => [city, bella].find(({ code }) => code === user.company)!.id;

  /** What waits in the queue under this name. */
  async function waitingJobs<Payload>(name: string): Promise<Payload[]> {
    const jobs = await app.db.rows<{ payload: Payload }>(app.sql`
      select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = ${name} order by j.id`);
    return jobs.map(({ payload }) => payload);
  }

  function mailsTo(recipient: string): Promise<{ subject: string; bodyText: string }[]> {
    return app.db.rows(app.sql`
      select subject, body_text from kit.mail where company_id in (${city.id}, ${bella.id}) and recipient = ${recipient} order by at, id`);
  }

  async function openSession(user: User, createdAt = app.time.now): Promise<string> {
    const id = newId();
    await app.db.rows(app.sql`
      insert into access.session (company_id, id, user_id, created_at, last_seen_at, rotated_at, expires_at, address, user_agent, refresh_hash)
      values (${companyOf(user)}, ${id}, ${user.id}, ${createdAt}, ${createdAt}, ${createdAt}, ${new Date('2030-01-01')}, '192.0.2.1', 'Test', ${id})`);
    await app.db.rows(app.sql`
      update access.user set last_sign_in_at = ${createdAt} where company_id = ${companyOf(user)} and id = ${user.id}`);
    return id;
  }

  async function runningSessions(user: User): Promise<number> {
    const rows = await app.db.rows(app.sql`
      select from access.session where company_id = ${companyOf(user)} and user_id = ${user.id} and ended_at is null`);
    return rows.length;
  }

  /** What was told on a stream, oldest first. */
  async function told(company: CompanyRef, stream: string): Promise<unknown[]> {
    const rows = await app.db.rows<{ payload: unknown }>(app.sql`
      select payload from kit.stream_event where company_id = ${company.id} and stream = ${stream} order by seq`);
    return rows.map(({ payload }) => payload);
  }

  return { app, ctx, city, bella, person, by, find, waitingJobs, mailsTo, openSession, runningSessions, told };
}

export async function pictureUpload(name = 'me.png') {
  const picture = sharp({ create: { width: 300, height: 200, channels: 3, background: '#b4532a' } });
  return { name, type: 'image/png', bytes: await picture.png().toBuffer() };
}
