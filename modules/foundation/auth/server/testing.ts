import type { Endpoint, Input, Output } from '@fachwerk/base/contract';
import type { ProblemBody } from '@fachwerk/base/problem';
import type { CompanyRef } from '@fachwerk/companies/contract';
import { createCompany } from '@fachwerk/companies/facade';
import { companies } from '@fachwerk/companies/module';
import type { Module } from '@fachwerk/server/module';
import { mailModule } from '@fachwerk/server/send-mail.job';
import { openApp, type TestApp } from '@fachwerk/testing/app';
import { payloadOf } from '@fachwerk/testing/payload';
import { accountApi, authApi, type RoleId } from '../contract.ts';
import { addUser, type NewUser, saveSignIn } from './accounts/account-store.ts';
import { access } from './module.ts';
import { hashPassword } from './passwords/password-hash.ts';

export const PASSWORD = 'Tomatenkiste-42-blau';
export const NEW_PASSWORD = 'Gabelstapler fährt rückwärts';

export type TestAuth = Awaited<ReturnType<typeof openAuth>>;
export type Browser = ReturnType<TestAuth['browser']>;
export type Person = { readonly id: string; readonly email: string; readonly companyId: string };

type BrowserAnswer<E extends Endpoint> = {
  readonly status: number;
  readonly body: Output<E> & Partial<ProblemBody>;
  readonly text: string;
  readonly headers: Record<string, unknown>;
  readonly setCookies: readonly {
    readonly name: string;
    readonly value: string;
    readonly [attribute: string]: unknown;
  }[];
};

/** Adds a user for tests without sign-in and returns the id. A user with a password counts as signed in before. */
export async function addPerson(
  { db, work }: Pick<TestApp, 'db' | 'work'>,
  companyId: string,
  given: { readonly name: string; readonly email?: string } & Partial<NewUser>,
): Promise<string> {
  const ctx = { ...work(), db, companyId };
  const id = ctx.newId();
  const [firstName = '', lastName = ''] = given.name.split(' ');
  const usual = { backendRoles: [], language: 'de' as const, passwordHash: null, avatarKey: null };
  const { name: _, ...user } = given;
  await addUser(ctx, { ...usual, id, email: `${id}@example.org`, contact: { firstName, lastName }, ...user });
  if (given.passwordHash) await saveSignIn(ctx, id);
  return id;
}

/** An app with two companies, users with passwords, and browsers with cookies; tests may add modules. */
export async function openAuth(...more: Module[]) {
  const app = await openApp(companies, access, mailModule, ...more);
  const city = await createCompany(app.work(), { name: 'Zeitlager City', kind: 'franchisor' });
  const bella = await createCompany(app.work(), { name: 'Trattoria Bella', kind: 'merchant' });
  const passwordHash = await hashPassword(PASSWORD);
  let counter = 0;

  async function person(
    roles: RoleId[] = ['administrator'],
    given: Partial<NewUser> = {},
    company: CompanyRef = city,
  ): Promise<Person> {
    const user = {
      id: app.work().newId(),
      email: `person${++counter}@${company.code}.example`,
      contact: { firstName: 'Jutta', lastName: 'Brandt' },
      backendRoles: roles,
      language: 'de' as const,
      passwordHash,
      avatarKey: null,
      ...given,
    };
    await addUser({ ...app.work(), companyId: company.id }, user);
    return { id: user.id, email: user.email, companyId: company.id };
  }

  /** Sends its cookies like a browser: to `/api/auth` only. */
  function browser(address = '192.0.2.1') {
    const cookies: Record<string, string> = {};
    const state = { token: undefined as string | undefined };

    async function call<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<BrowserAnswer<E>> {
      const { url, payload, headers } = await payloadOf(endpoint, input as Record<string, unknown>);
      const reply = await app.http.inject({
        method: endpoint.method,
        url,
        ...(payload && { payload }),
        headers: { ...headers, 'user-agent': 'Firefox', ...(state.token && { 'x-access-token': state.token }) },
        cookies: url.startsWith('/api/auth/') ? cookies : {},
        remoteAddress: address,
      });
      for (const { name, value } of reply.cookies) {
        if (value === '') delete cookies[name];
        else cookies[name] = value;
      }
      const body = reply.json();
      if (body.accessToken) state.token = body.accessToken;
      return { status: reply.statusCode, body, text: reply.body, headers: reply.headers, setCookies: reply.cookies };
    }

    return {
      call,
      cookies,
      state,
      signIn: (email: string, password = PASSWORD, code?: string) =>
        call(authApi.signIn, { email, password, ...(code !== undefined && { code }) }),
      refresh: () => call(authApi.refresh, {}),
      /** 200 while the session is active, 401 afterwards. */
      meStatus: async () => (await call(accountApi.me, {})).status,
    };
  }

  async function signedIn(who: Person, address?: string) {
    const own = browser(address);
    const answer = await own.signIn(who.email);
    if (answer.status !== 200) throw new Error(answer.text);
    return own;
  }

  /** Without the side effects of the admin use case. */
  async function deactivate({ companyId, id }: Person): Promise<void> {
    await app.db.rows(app.sql`
      update access.user set state = 'deactivated' where company_id = ${companyId} and id = ${id}`);
  }

  const passMinutes = (minutes: number) => {
    app.time.now = new Date(app.time.now.getTime() + minutes * 60_000);
  };

  function mailsTo({ companyId, email }: Person): Promise<{ subject: string; bodyText: string }[]> {
    return app.db.rows(app.sql`
      select subject, body_text from kit.mail where company_id = ${companyId} and recipient = ${email} order by at, id`);
  }

  /** The token of the newest link mailed to a user. */
  async function mailedToken(who: Person): Promise<string> {
    await app.runJobs();
    const links = (await mailsTo(who)).flatMap(
      ({ bodyText }) => bodyText.match(/(?<=\/reset-password\/)[\w-]+/g) ?? [],
    );
    if (links.length === 0) throw new Error('no link was mailed');
    return links.at(-1)!;
  }

  function auditOf({ companyId, id }: Person): Promise<{ action: string; actorId: string | null; after: unknown }[]> {
    return app.db.rows(app.sql`
      select action, actor_id, actor_name, after, address from kit.audit_entry
      where company_id = ${companyId} and subject_kind = 'user' and subject_id = ${id} order by at, id`);
  }

  /** Stream events for the user's browsers, oldest first. */
  async function toldTo({ companyId, id }: Person): Promise<unknown[]> {
    const rows = await app.db.rows<{ payload: unknown }>(app.sql`
      select payload from kit.stream_event where company_id = ${companyId} and stream = ${`account:${id}`} order by seq`);
    return rows.map(({ payload }) => payload);
  }

  return {
    app,
    city,
    bella,
    person,
    browser,
    signedIn,
    deactivate,
    passMinutes,
    mailsTo,
    mailedToken,
    auditOf,
    toldTo,
  };
}
