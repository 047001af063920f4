import { Role } from '@fachwerk/auth/contract';
import { payloadOf } from '@fachwerk/testing/payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Everything, HOSTS, isOfSites, openEverything } from './open-everything.ts';

const ADMINISTRATORS = {
  franchisor: 'admin@zeitlagercity.example',
  franchisee: 'hamburg@zeitlagercity.example',
  merchant: 'chefin@trattoria-bella.example',
} as const;
type Kind = keyof typeof ADMINISTRATORS;
/** The first company of the demo runs the installation. */
const OPERATOR: Kind = 'franchisor';

let everything: Everything;
beforeAll(async () => {
  everything = await openEverything();
});
afterAll(() => everything.app.close());

/** Ids that nobody has: whoever is let in meets a 404 or a 422, never a 401 or 403. */
async function knock(
  endpoint: Everything['endpoints'][number]['endpoint'],
  token: string | null,
  host: string = HOSTS.office,
) {
  const nowhere = Object.fromEntries([...endpoint.path.matchAll(/:(\w+)/g)].map(([, key]) => [key, 'nowhere']));
  // A field no contract has the type of: nothing is changed by knocking.
  const { url, payload, headers } = await payloadOf(endpoint, nowhere);
  return everything.app.http.inject({
    method: endpoint.method,
    url,
    ...(payload && { payload }),
    headers: { ...headers, host, ...(token && { 'x-access-token': token }) },
  });
}

test('nobody enters without signing in, except where the contract says public', async () => {
  for (const { endpoint } of everything.endpoints.filter(({ endpoint }) => endpoint.access.startsWith('staff'))) {
    const reply = await knock(endpoint, null);
    expect([endpoint.path, reply.statusCode, reply.json().code]).toEqual([endpoint.path, 401, 'access.signed_out']);
  }
});

test('under the host of a site nobody enters what is for its customers without signing in there', async () => {
  const admin = await everything.signIn(ADMINISTRATORS.franchisor);
  for (const { endpoint } of everything.endpoints.filter(({ endpoint }) => isOfSites(endpoint))) {
    const reply = await knock(endpoint, admin, HOSTS.site);
    const isRefused = reply.statusCode === 401 && reply.json().code === 'access.signed_out';
    expect([endpoint.path, isRefused]).toEqual([endpoint.path, endpoint.access === 'customer']);
  }
});

test('a site has nothing of the back-office, and the back-office nothing of a site', async () => {
  const admin = await everything.signIn(ADMINISTRATORS.franchisor);
  for (const { endpoint } of everything.endpoints) {
    const reply = await knock(endpoint, admin, isOfSites(endpoint) ? HOSTS.office : HOSTS.site);
    expect([endpoint.path, reply.statusCode, reply.json().code]).toEqual([endpoint.path, 404, 'path.unknown']);
  }
});

test('a site describes no interface, and measures nothing', async () => {
  const { http } = everything.app;
  for (const url of ['/api/openapi.json', '/api/docs', '/api/docs/start.js', '/api/docs/swagger-ui.css', '/metrics']) {
    const reply = await http.inject({ url, headers: { host: HOSTS.site } });
    expect([url, reply.statusCode]).toEqual([url, 404]);
  }
});

for (const kind of Object.keys(ADMINISTRATORS) as Kind[]) {
  test(`in a ${kind} every role enters what its capabilities name, and nothing else`, async () => {
    const catalog = everything.app.app.capabilities;
    const admin = await everything.signIn(ADMINISTRATORS[kind]);
    for (const role of Role.options) {
      const email = await everything.personWith(role, admin);
      const password = 'Ein Satz mit 7 Wörtern';
      let token = await everything.signIn(email, password);
      for (const { endpoint } of everything.endpoints.filter(({ endpoint }) => endpoint.access.startsWith('staff'))) {
        const [, name] = endpoint.access.split(':');
        const capability = name ? catalog[name] : undefined;
        const isHere =
          (capability?.kinds ?? [kind]).includes(kind) && (!capability?.isOperatorOnly || kind === OPERATOR);
        const may = !name || (capability!.roles.includes(role) && isHere);
        const reply = await knock(endpoint, token);
        const entered = reply.statusCode !== 403 || reply.json().code !== 'access.denied';
        expect([role, endpoint.method, endpoint.path, entered]).toEqual([role, endpoint.method, endpoint.path, may]);
        // Signing out everywhere needs no input, so knocking did it.
        if (endpoint.path.endsWith('/me/sessions/end')) token = await everything.signIn(email, password);
      }
    }
  });
}

/** One to look, one to work, one of the law, and those that manage people and roles. */
const ALONE = ['locks.read', 'locks.open', 'company.edit', 'users.manage', 'roles.manage'];

test('an own role of one capability enters what names it, and nothing else', async () => {
  const admin = await everything.signIn(ADMINISTRATORS.franchisor);
  const password = 'Ein Satz mit 7 Wörtern';
  for (const capability of ALONE) {
    const role = await everything.roleOf(`Nur ${capability}`, [capability], admin);
    const email = await everything.personWith(role, admin);
    let token = await everything.signIn(email, password);
    for (const { endpoint } of everything.endpoints.filter(({ endpoint }) => endpoint.access.startsWith('staff'))) {
      const [, name] = endpoint.access.split(':');
      const reply = await knock(endpoint, token);
      const entered = reply.statusCode !== 403 || reply.json().code !== 'access.denied';
      expect([capability, endpoint.method, endpoint.path, entered]).toEqual([
        capability,
        endpoint.method,
        endpoint.path,
        !name || name === capability,
      ]);
      if (endpoint.path.endsWith('/me/sessions/end')) token = await everything.signIn(email, password);
    }
  }
});

test('every capability an endpoint asks for is declared by a module', () => {
  const declared = everything.app.app.capabilities;
  const asked = everything.endpoints.flatMap(({ endpoint }) => endpoint.access.split(':')[1] ?? []);
  expect(asked.filter((name) => !declared[name])).toEqual([]);
});
