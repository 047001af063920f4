import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { accountApi, authApi, type RoleId } from '@fachwerk/auth/contract';
import type { Endpoint } from '@fachwerk/base/contract';
import { userApi } from '@fachwerk/people/contract';
import { roleApi } from '@fachwerk/people/contract-roles';
import type { WorkCtx } from '@fachwerk/server/ctx';
import { type AppOptions, openAppWith } from '@fachwerk/testing/app';
import { modules } from '../src/modules.ts';

export const DEMO_PASSWORD = 'Fachwerk-Demo-1';

/** Hosts of the back-office, and of the site of the demo franchisor. */
export const HOSTS = { office: 'localhost:3000', site: 'zeitlager.localhost:3000' } as const;

/** The endpoints that answer under the host of a site alone. */
export const isOfSites = ({ access }: Pick<Endpoint, 'access'>) => access === 'site' || access === 'customer';

const demo = {
  name: 'demo',
  fill: (ctx: WorkCtx) =>
    ctx.db.transaction(async (db) => {
      for (const module of modules) await module.demo?.({ ...ctx, db });
    }),
};

async function openRefusingProvider() {
  const server = createServer((_, reply) => reply.writeHead(401, { 'content-type': 'application/json' }).end('{}'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  return { apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** The whole product with its demo companies, as the first start leaves it. */
export async function openEverything(options: AppOptions = {}) {
  const app = await openAppWith({ ...options, content: demo }, ...modules);
  // Keys that are typed here are tried at somebody who knows none of them.
  const provider = await openRefusingProvider();
  Object.assign(app.app, { accounts: { stripe: provider, paypal: provider } });

  let signedIn = 0;
  /** Each from an address of its own: tries are counted per address. */
  async function signIn(email: string, password = DEMO_PASSWORD): Promise<string> {
    const from = `198.51.100.${1 + (signedIn++ % 250)}`;
    const { status, body } = await app.call(authApi.signIn, { email, password }, { from });
    if (status !== 200) throw new Error(`${email} could not sign in: ${body.error}`);
    return body.accessToken;
  }

  /** Somebody new in the company of an administrator, with just this role. */
  async function personWith(role: RoleId, adminToken: string): Promise<string> {
    const { body: admin } = await app.call(accountApi.me, {}, { token: adminToken });
    const email = `rolle-${role}@${admin.company}.example`;
    const contact = { firstName: 'Rolle', lastName: role };
    const person = { email, contact, backendRoles: [role], password: 'Ein Satz mit 7 Wörtern' };
    const { status, body } = await app.call(userApi.create, person, { token: adminToken });
    if (status !== 200) throw new Error(`no ${role}: ${body.error}`);
    return email;
  }

  /** An own role of exactly these capabilities. */
  async function roleOf(name: string, capabilities: string[], adminToken: string): Promise<RoleId> {
    const { status, body } = await app.call(
      roleApi.create,
      { name, description: '', capabilities },
      { token: adminToken },
    );
    if (status !== 200) throw new Error(`no role ${name}: ${body.error}`);
    return body.id;
  }

  return {
    app,
    signIn,
    personWith,
    roleOf,
    endpoints: modules.flatMap((module) =>
      (module.routes ?? []).map((route) => ({ module, endpoint: route.endpoint })),
    ),
  };
}

export type Everything = Awaited<ReturnType<typeof openEverything>>;
