import { mkdtempSync, rmSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runningPostmaster, stopPostmaster } from '@fachwerk/embedded-postgres/postmaster';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from './testing/free-port.ts';
import { type Product, startProduct } from './testing/product.ts';

/** Two of the kills hit the server, two the database; the moments are by chance, and printed when the test fails. */
const ROUNDS = ['server', 'database', 'server', 'database'] as const;
const WRITERS = 4;
/** What is lost or kept does not depend on demo companies, which take as long as all the kills. */
const env = {
  DEMO: 'off',
  ADMIN_EMAIL: 'admin@kill.example',
  ADMIN_PASSWORD: 'Ein Satz mit 7 Wörtern',
};

let dataDir: string;
let port: number;
let product: Product;
let token: string;
const acknowledged: string[] = [];

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'fachwerk-kill-'));
  await chmod(dataDir, 0o711);
  port = await freePort();
  product = await startProduct({ port, dataDir, env });
  const answer = await fetch(`${product.url}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD }),
  });
  token = ((await answer.json()) as { accessToken: string }).accessToken;
});
afterAll(async () => {
  await (product as Product | undefined)?.stop();
  await stopPostmaster(join(dataDir, 'postgres'), 'immediate');
  rmSync(dataDir, { recursive: true, force: true });
});

let count = 0;
let refusal: number | undefined;

/** While server or database are gone, calls fail; but nobody may be told no. */
async function untilAcknowledged(total: number): Promise<void> {
  while (acknowledged.length < total) {
    expect(refusal).toBeUndefined();
    await sleep(5);
  }
}

/** Creates users as fast as it can, and remembers those the server said yes to. */
async function write(until: AbortSignal): Promise<void> {
  while (!until.aborted) {
    const email = `kill-${++count}@kill.example`;
    const form = new FormData();
    form.set('email', email);
    form.set('contact', JSON.stringify({ firstName: 'Kill', lastName: String(count) }));
    form.set('backendRoles', '["reader"]');
    const status = await call('POST', '/private/user', form).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200) acknowledged.push(email);
    else if (status >= 400 && status < 500) refusal = status;
    else await sleep(10);
  }
}

function call(method: string, path: string, body?: FormData): Promise<Response> {
  return fetch(`${product.url}/api${path}`, { method, headers: { 'x-access-token': token }, ...(body && { body }) });
}

async function storedEmails(): Promise<Set<string>> {
  const stored = new Set<string>();
  for (let offset = 0; ; offset += 100) {
    const answer = await call('GET', `/private/users/${offset}/100?search=kill-`);
    const { users, total } = (await answer.json()) as { users: { email: string }[]; total: number };
    for (const { email } of users) stored.add(email);
    if (offset + 100 >= total) return stored;
  }
}

async function kill(whom: (typeof ROUNDS)[number]): Promise<void> {
  if (whom === 'server') {
    product.child.kill('SIGKILL');
    await product.ended;
    product = await startProduct({ port, dataDir, env });
    return;
  }
  const before = runningPostmaster(join(dataDir, 'postgres'))!.pid;
  process.kill(before, 'SIGKILL');
  while ((await call('GET', '/ready')).status !== 200 || runningPostmaster(join(dataDir, 'postgres'))?.pid === before) {
    await sleep(20);
  }
}

test('what was acknowledged is there after the server or the database was killed', async () => {
  for (const [round, whom] of ROUNDS.entries()) {
    const over = new AbortController();
    const writers = Array.from({ length: WRITERS }, () => write(over.signal));
    await untilAcknowledged(acknowledged.length + 10);
    const momentMs = Math.random() * 200;
    await sleep(momentMs);
    await kill(whom);
    await untilAcknowledged(acknowledged.length + 3);
    over.abort();
    await Promise.all(writers);
    const stored = await storedEmails();
    expect(
      acknowledged.filter((email) => !stored.has(email)),
      `round ${round}: ${whom} killed after ${momentMs} ms`,
    ).toEqual([]);
  }
});
