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

test('new companies get an address below SITE_DOMAIN, and below localhost on a machine of one’s own', () => {
  const domainOf = (env: Record<string, string>) => readConfig(env).accounts.sites.domain;
  expect(domainOf({})).toBe('localhost');
  expect(domainOf({ PUBLIC_URL: 'http://localhost:8080' })).toBe('localhost');
  expect(domainOf({ PUBLIC_URL: 'https://office.example' })).toBeUndefined();
  expect(domainOf({ PUBLIC_URL: 'https://office.example', SITE_DOMAIN: 'shops.example' })).toBe('shops.example');
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
  ['BACKUP_SCHEDULE', 'daily'],
  ['BACKUP_SCHEDULE', '60 2 * * *'],
  ['BACKUP_SCHEDULE', '30 2 * *'],
  ['BACKUP_SCHEDULE', '30 2 */0 * *'],
  ['BACKUP_KEEP', '0'],
  ['BACKUP_PASSPHRASE', 'short'],
  ['DEMO', 'no'],
  ['DEMO_PASSWORD', 'short'],
  ['ADMIN_COMPANY_KIND', 'franchisee'],
  ['MQTT_URL', 'http://broker'],
  ['S3_ENDPOINT', 's3'],
  ['STRIPE_API_URL', 'stripe'],
  ['PAYPAL_ENVIRONMENT', 'production'],
  ['MEDIA_QUOTA_MB', '0'],
  ['OPENVERSE', 'yes'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'key'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'key=%zz'],
  ['OTEL_TRACES_SAMPLER_ARG', '2'],
  ['SENTRY_DSN', 'https://sentry.example.com/1'],
  ['SENTRY_DSN', 'https://key@sentry.example.com/'],
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

test('traces and defects are exported only where somebody takes them', () => {
  expect(readConfig({ OTEL_SERVICE_NAME: 'shop' })).toMatchObject({ tracing: undefined, defects: undefined });
  const endpoint = 'http://localhost:4318';
  expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: '0.1' }).tracing).toEqual({
    endpoint,
    headers: undefined,
    serviceName: 'fachwerk',
    ratio: 0.1,
  });
  const dsn = 'https://key@sentry.example.com/under/42';
  expect(readConfig({ SENTRY_DSN: dsn }).defects).toEqual({ dsn, environment: 'production' });
});

test('the demo is off by itself where it is for real', () => {
  expect(readConfig({})).toMatchObject({ isDemo: true, isForReal: false, hasSimulation: true });
  expect(readConfig({ PUBLIC_URL: 'http://192.168.0.5:3000' })).toMatchObject({ isDemo: true, isForReal: false });
  for (const env of [{ DATABASE_URL: 'postgres://host/db' }, { PUBLIC_URL: 'https://backoffice.example.com' }]) {
    expect(readConfig(env)).toMatchObject({ isDemo: false, isForReal: true, hasSimulation: false });
    const sentence = '\n  DEMO must be off beside DATABASE_URL or an https PUBLIC_URL, unless DEMO_PASSWORD';
    expect(() => readConfig({ ...env, DEMO: 'on' })).toThrow(sentence);
    expect(() => readConfig({ ...env, DEMO: 'on', DEMO_PASSWORD: 'Fachwerk-Demo-1' })).toThrow(sentence);
    expect(readConfig({ ...env, DEMO: 'on', DEMO_PASSWORD: 'Regenschirm-7' })).toMatchObject({ isDemo: true });
  }
});

test.each(['30 2 * * *', '*/15 0-6,20 1 1-12/2 0,7', 'off'])('BACKUP_SCHEDULE=%s is all right', (given) => {
  expect(readConfig({ BACKUP_SCHEDULE: given }).backup.schedule).toBe(given === 'off' ? undefined : given);
});

test('backups are not inside of what they are for', () => {
  for (const folder of ['./data/backups', './data', 'data/../data/x']) {
    expect(() => readConfig({ BACKUP_DIR: folder })).toThrow('\n  BACKUP_DIR must be outside of DATA_DIR');
  }
  expect(readConfig({ BACKUP_DIR: './database-backups', DATA_DIR: './data' }).backup.keep).toBe(7);
  const both = { BACKUP_PASSPHRASE: 'Regenschirm-7', BACKUP_PASSPHRASE_FILE: './file' };
  expect(() => readConfig(both)).toThrow('\n  BACKUP_PASSPHRASE_FILE must not be set beside BACKUP_PASSPHRASE.');
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
