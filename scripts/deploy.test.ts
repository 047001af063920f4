import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Env } from '../apps/server/src/config.ts';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const compose = read('deploy/compose.yaml');
const all = (text: string, shape: RegExp) => [...text.matchAll(shape)].map(([, found]) => found!);

test('the servers are told only what they know', () => {
  const [, told = ''] = /environment: &environment\n((?: {4}.*\n)+)/.exec(compose) ?? [];
  const names = all(told, /^ {4}([A-Z0-9_]+):/gm);
  expect(names).toEqual(expect.arrayContaining(['DATABASE_URL', 'SECRET', 'PUBLIC_URL', 'BACKUP_DIR']));
  expect(names.filter((name) => !(name in Env.shape))).toEqual([]);
});

test('what has to be filled in stands in the example, and nothing that nobody asks for', () => {
  const asked = new Set(all(compose, /\$\{([A-Z0-9_]+)/g));
  const shown = all(read('deploy/.env.example'), /^([A-Z0-9_]+)=/gm);
  expect(shown.filter((name) => !asked.has(name))).toEqual([]);
  expect(all(compose, /\$\{([A-Z0-9_]+):\?/g).filter((name) => !shown.includes(name))).toEqual([]);
});

test('Caddy and Mosquitto know the others by their names', () => {
  const services = all(compose.split('\nservices:')[1]!.split('\nnetworks:')[0]!, /^ {2}([a-z0-9-]+):$/gm);
  const caddy = read('deploy/Caddyfile');
  for (const host of all(caddy, /([a-z0-9-]+):3000/g)) expect(services).toContain(host);
  const mosquitto = read('deploy/mosquitto.conf');
  expect(services).toContain(/^auth_opt_http_host (.+)$/m.exec(mosquitto)![1]);
  expect(caddy).toContain(`http://:${/^auth_opt_http_port (.+)$/m.exec(mosquitto)![1]} {`);
  expect(all(mosquitto, /^listener (\d+)$/gm)).toEqual(['1883', all(compose, /@mosquitto:(\d+)/g)[0]]);
});

test('the access rules of the broker are those that operators read about', () => {
  const [, told] = /\n```\n(user fachwerk\n[\s\S]+?)```/.exec(read('docs/hardware/controllers.md')) ?? [];
  expect(read('deploy/mosquitto-access.conf')).toBe(told);
});
