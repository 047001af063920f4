import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { Env, readConfig } from './config.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
const EXAMPLE = new URL('../../../.env.example', import.meta.url);

test('an empty environment is enough', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: 'localhost',
    publicUrl: 'http://localhost:3000',
    isDemo: true,
  });
  expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toEqual(readConfig({}));
});

test('the address people type is an origin; without one it follows the port', () => {
  expect(readConfig({ PUBLIC_URL: 'https://backoffice.example.com/', PORT: '80' }).publicUrl).toBe(
    'https://backoffice.example.com',
  );
  expect(readConfig({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
});

test.each([
  ['off', false],
  ['loopback', 'loopback'],
  ['10.0.0.1, fd00::/8', '10.0.0.1, fd00::/8'],
])('TRUST_PROXY=%s', (given, expected) => {
  expect(readConfig({ TRUST_PROXY: given }).trustProxy).toBe(expected);
});

test.each([
  ['PORT', '70000'],
  ['PORT', '0'],
  ['PORT', '30a'],
  ['PUBLIC_URL', 'backoffice'],
  ['TRUST_PROXY', 'yes'],
  ['TRUST_PROXY', '10.0.0.0/8/8'],
  ['DATABASE_URL', 'mysql://host/db'],
  ['SECRET', 'short'],
  ['DEMO', 'no'],
  ['ADMIN_COMPANY_KIND', 'franchisee'],
  ['MQTT_URL', 'http://broker'],
  ['S3_ENDPOINT', 's3'],
  ['STRIPE_API_URL', 'stripe'],
  ['PAYPAL_ENVIRONMENT', 'production'],
  ['METRICS_TOKEN', 'short'],
  ['LOG_LEVEL', 'loud'],
])('%s=%s is refused', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(`\n  ${name} must `);
});

test.each([
  ['ADMIN_EMAIL', 'a@example.com', 'ADMIN_PASSWORD'],
  ['SMTP_URL', 'smtp://mail', 'MAIL_FROM'],
  ['S3_BUCKET', 'files', 'S3_SECRET'],
  ['STRIPE_SECRET_KEY', 'sk_live_1', 'STRIPE_WEBHOOK_SECRET'],
  ['PAYPAL_CLIENT_ID', 'id', 'PAYPAL_WEBHOOK_ID'],
])('%s alone asks for what goes with it', (name, value, missing) => {
  expect(() => readConfig({ [name]: value })).toThrow(`\n  ${missing} is missing`);
});

test('the server names every bad variable at once, never a value, and stops', () => {
  const secret = 'planted-secret';
  const bad = {
    PORT: secret,
    DATABASE_URL: secret,
    SMTP_URL: secret,
    ADMIN_EMAIL: secret,
    SECRET: secret,
    LOG_LEVEL: secret,
  };
  const { status, stderr, stdout } = spawnSync(process.execPath, [MAIN], {
    env: { ...bad },
    cwd: tmpdir(),
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  for (const name of [...Object.keys(bad), 'MAIL_FROM', 'ADMIN_PASSWORD']) expect(stderr).toContain(`  ${name} `);
  expect(stdout + stderr).not.toContain(secret);
  expect(stderr).not.toContain('\n    at ');
});

test('.env.example shows every variable, and only those, in order', () => {
  const shown = [...readFileSync(EXAMPLE, 'utf8').matchAll(/^#([A-Z0-9_]+)=/gm)].map(([, name]) => name);
  expect(shown).toEqual(Object.keys(Env.shape));
});
