import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { relative, resolve } from 'node:path';
import { DEMO_PASSWORD } from '@fachwerk/people/facade';
import { type Environment, readEnvironment } from '@fachwerk/server/config';
import * as z from 'zod/mini';

const text = (maxLength = 1000) =>
  z.string().check(z.maxLength(maxLength, `must have at most ${maxLength} characters`));
const shaped = (shape: RegExp, error: string) => z.string().check(z.regex(shape, error));
const address = (protocol: RegExp, example: string) => z.url({ protocol, error: `must be an address like ${example}` });
const choice = <const Words extends readonly string[]>(...words: Words) =>
  z.enum(words, `must be one of ${words.join(', ')}`);

const MAILBOX = /^([^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/;
const PORT_SENTENCE = 'must be a whole number from 1 to 65535';

const Port = z.coerce
  .number(PORT_SENTENCE)
  .check(z.int(PORT_SENTENCE), z.minimum(1, PORT_SENTENCE), z.maximum(65_535, PORT_SENTENCE));
const Count = z.coerce
  .number('must be a whole number from 1 to 1000')
  .check(
    z.int('must be a whole number from 1 to 1000'),
    z.minimum(1, 'must be 1 or more'),
    z.maximum(1000, 'must be at most 1000'),
  );
const MEGABYTES_SENTENCE = 'must be a whole number from 1 to 1000000';
const Seconds = z.coerce
  .number('must be a number of seconds')
  .check(z.minimum(0, 'must be a number of seconds'), z.maximum(300, 'must be 300 at the most'));
const Megabytes = z.coerce
  .number(MEGABYTES_SENTENCE)
  .check(z.int(MEGABYTES_SENTENCE), z.minimum(1, MEGABYTES_SENTENCE), z.maximum(1_000_000, MEGABYTES_SENTENCE));
const TOKENS_SENTENCE = 'must be a whole number from 1000 to 1000000000';
const Tokens = z.coerce
  .number(TOKENS_SENTENCE)
  .check(z.int(TOKENS_SENTENCE), z.minimum(1000, TOKENS_SENTENCE), z.maximum(1_000_000_000, TOKENS_SENTENCE));
const PRICE_SENTENCE = 'must be a price in cents from 0 to 1000000';
const Price = z.coerce.number(PRICE_SENTENCE).check(z.minimum(0, PRICE_SENTENCE), z.maximum(1_000_000, PRICE_SENTENCE));
const SHARE_SENTENCE = 'must be a number from 0 to 1';
const Share = z.coerce.number(SHARE_SENTENCE).check(z.minimum(0, SHARE_SENTENCE), z.maximum(1, SHARE_SENTENCE));
/** Of the secret of an installation. */
export const SHORTEST_SECRET = 32;
/** Where devices look for a broker first. */
const MQTT_PORT = 1883;

/** Every variable the server knows, in the order of `.env.example`. */
export const Env = z.object({
  PORT: z._default(Port, 3000),
  HOST: z._default(text(), 'localhost'),
  PUBLIC_URL: z.optional(address(/^https?$/, 'https://backoffice.example.com')),
  SITE_DOMAIN: z.optional(shaped(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/, 'must be a host name like shops.example.com')),
  TRUST_PROXY: z._default(text().check(z.refine(areProxies, 'must be off, or the addresses of the proxies')), 'off'),
  DRAIN_SECONDS: z._default(Seconds, 2),
  DATA_DIR: z._default(text(), './data'),
  DATABASE_URL: z.optional(address(/^postgres(ql)?$/, 'postgres://user:password@host:5432/database')),
  SECRET: z.optional(text().check(z.minLength(SHORTEST_SECRET, `must have at least ${SHORTEST_SECRET} characters`))),
  BACKUP_DIR: z.optional(text()),
  BACKUP_SCHEDULE: z._default(
    text(100).check(
      z.refine(isSchedule, 'must be off, or five fields of cron (minute hour day month weekday), in UTC'),
    ),
    '30 2 * * *',
  ),
  BACKUP_KEEP: z._default(Count, 7),
  BACKUP_PASSPHRASE: z.optional(text().check(z.minLength(12, 'must have at least 12 characters'))),
  BACKUP_PASSPHRASE_FILE: z.optional(text()),
  DEMO: z.optional(choice('on', 'off')),
  DEMO_PASSWORD: z.optional(text().check(z.minLength(12, 'must have at least 12 characters'))),
  ADMIN_EMAIL: z.optional(z.email('must be an e-mail address')),
  ADMIN_PASSWORD: z.optional(text()),
  ADMIN_COMPANY: z._default(text(120), 'Mein Unternehmen'),
  ADMIN_COMPANY_KIND: z._default(choice('franchisor', 'merchant'), 'merchant'),
  SMTP_URL: z.optional(address(/^smtps?$/, 'smtps://user:password@mail.example.com:465')),
  MAIL_FROM: z.optional(shaped(MAILBOX, 'must look like: Name <address@example.com>')),
  MAIL_BOUNCE_ADDRESS: z.optional(
    shaped(
      /^[^<>@\s+]{1,20}@[^<>@\s]+$/,
      'must be an address like bounce@example.com, with at most 20 characters before the @',
    ),
  ),
  MAIL_BOUNCE_POP3: z.optional(address(/^pop3s?$/, 'pop3s://user:password@mail.example.com:995')),
  MQTT_URL: z.optional(address(/^(mqtts?|wss?)$/, 'mqtts://user:password@broker.example.com:8883')),
  MQTT_PUBLIC_URL: z.optional(
    address(/^(mqtts?|wss?)$/, 'mqtts://locks.example.com:8883').check(
      z.refine(isWithoutAccount, 'must be without user and password: every device is told it'),
    ),
  ),
  MQTT_PORT: z.optional(Port),
  SIMULATION: z._default(choice('on', 'quick', 'off'), 'on'),
  S3_ENDPOINT: z.optional(address(/^https?$/, 'https://s3.example.com')),
  S3_BUCKET: z.optional(text()),
  S3_REGION: z._default(text(), 'eu-central-1'),
  S3_KEY: z.optional(text()),
  S3_SECRET: z.optional(text()),
  OPERATOR_COMPANY: z.optional(text(100)),
  SIGN_UP: z.optional(choice('on', 'off')),
  SIGN_UP_TERMS: z.optional(address(/^https?$/, 'https://www.example.com/terms')),
  SIGN_UP_PRIVACY: z.optional(address(/^https?$/, 'https://www.example.com/privacy')),
  STRIPE_SECRET_KEY: z.optional(text()),
  STRIPE_WEBHOOK_SECRET: z.optional(text()),
  STRIPE_CONNECT_WEBHOOK_SECRET: z.optional(text()),
  PAYPAL_CLIENT_ID: z.optional(text()),
  PAYPAL_CLIENT_SECRET: z.optional(text()),
  PAYPAL_WEBHOOK_ID: z.optional(text()),
  PAYPAL_ENVIRONMENT: z._default(choice('sandbox', 'live'), 'sandbox'),
  STRIPE_API_URL: z.optional(address(/^https?$/, 'http://localhost:4010')),
  PAYPAL_API_URL: z.optional(address(/^https?$/, 'http://localhost:4020')),
  MEDIA_QUOTA_MB: z._default(Megabytes, 2048),
  PEXELS_KEY: z.optional(text()),
  UNSPLASH_KEY: z.optional(text()),
  OPENVERSE: z._default(choice('on', 'off'), 'off'),
  AI_BASE_URL: z.optional(address(/^https?$/, 'https://ai.example.com/v1')),
  AI_API_KEY: z.optional(text()),
  AI_MODEL: z.optional(text(200)),
  AI_MONTHLY_TOKENS: z._default(Tokens, 1_000_000),
  AI_INPUT_PRICE: z._default(Price, 0),
  AI_OUTPUT_PRICE: z._default(Price, 0),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(address(/^https?$/, 'http://collector.example.com:4318')),
  OTEL_EXPORTER_OTLP_HEADERS: z.optional(
    text(5000).check(z.refine(areHeaders, 'must be pairs like name=value, with commas between them')),
  ),
  OTEL_SERVICE_NAME: z._default(text(100), 'fachwerk'),
  OTEL_TRACES_SAMPLER_ARG: z._default(Share, 1),
  SENTRY_DSN: z.optional(
    address(/^https?$/, 'https://key@sentry.example.com/1').check(
      z.refine(isDsn, 'must be an address like https://key@sentry.example.com/1'),
    ),
  ),
  SENTRY_ENVIRONMENT: z._default(text(100), 'production'),
  METRICS_TOKEN: z.optional(text().check(z.minLength(16, 'must have at least 16 characters'))),
  LOG_LEVEL: z._default(choice('silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'), 'info'),
});

const TOGETHER = [
  ['ADMIN_EMAIL', 'ADMIN_PASSWORD'],
  ['SMTP_URL', 'MAIL_FROM'],
  ['MAIL_BOUNCE_ADDRESS', 'MAIL_BOUNCE_POP3'],
  ['S3_BUCKET', 'S3_KEY', 'S3_SECRET'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'],
  ['AI_BASE_URL', 'AI_API_KEY', 'AI_MODEL'],
] as const;

type Read = z.infer<typeof Env>;

/** For real: others reach it, or its database is one that is kept by somebody. */
const isForReal = ({ DATABASE_URL, PUBLIC_URL }: Read) => Boolean(DATABASE_URL || PUBLIC_URL?.startsWith('https:'));
const isDemo = (read: Read) => (read.DEMO ? read.DEMO === 'on' : !isForReal(read));

/** Browsers lead every name below .localhost to their own machine. */
const isOnlyHere = ({ PUBLIC_URL }: Read) => !PUBLIC_URL || new URL(PUBLIC_URL).hostname === 'localhost';

const THERE = 'beside DATABASE_URL or an https PUBLIC_URL';

function whyNot(read: Read): string[] {
  const isKnown = !read.DEMO_PASSWORD || read.DEMO_PASSWORD === DEMO_PASSWORD;
  return [
    ...(isForReal(read) && isDemo(read) && isKnown
      ? [
          `DEMO must be off ${THERE}, unless DEMO_PASSWORD gives its accounts another password than the one everybody knows.`,
        ]
      : []),
    ...(read.SIGN_UP === 'on' && !isDemo(read) && !(read.SIGN_UP_TERMS && read.SIGN_UP_PRIVACY)
      ? ['SIGN_UP needs SIGN_UP_TERMS and SIGN_UP_PRIVACY: whoever signs up agrees to them.']
      : []),
    ...(read.STRIPE_CONNECT_WEBHOOK_SECRET && !read.STRIPE_SECRET_KEY
      ? ['STRIPE_CONNECT_WEBHOOK_SECRET needs STRIPE_SECRET_KEY: companies connect to the account of the platform.']
      : []),
    ...(read.MAIL_BOUNCE_ADDRESS && !read.SMTP_URL
      ? ['MAIL_BOUNCE_ADDRESS needs SMTP_URL: what never left does not come back.']
      : []),
    ...(read.BACKUP_PASSPHRASE && read.BACKUP_PASSPHRASE_FILE
      ? ['BACKUP_PASSPHRASE_FILE must not be set beside BACKUP_PASSPHRASE.']
      : []),
    ...(read.BACKUP_DIR && isInside(resolve(read.BACKUP_DIR), resolve(read.DATA_DIR))
      ? ['BACKUP_DIR must be outside of DATA_DIR: who loses the one would lose the other.']
      : []),
  ];
}

const isInside = (path: string, folder: string) => !relative(folder, path).startsWith('..');

export type Config = ReturnType<typeof readConfig>;

/** The only reader of the environment; a file `.env` where the server is started adds what is not set otherwise. */
export function environment(): Environment {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return process.env;
}

export function readConfig(env: Environment) {
  const read = readEnvironment(Env, env, { together: TOGETHER, whyNot });
  return {
    port: read.PORT,
    host: read.HOST,
    publicUrl: new URL(read.PUBLIC_URL ?? `http://localhost:${read.PORT}`).origin,
    trustProxy: read.TRUST_PROXY === 'off' ? false : read.TRUST_PROXY,
    dataDir: resolve(read.DATA_DIR),
    databaseUrl: read.DATABASE_URL,
    secret: read.SECRET,
    backup: {
      folder: read.BACKUP_DIR && resolve(read.BACKUP_DIR),
      schedule: read.BACKUP_SCHEDULE === 'off' ? undefined : read.BACKUP_SCHEDULE,
      keep: read.BACKUP_KEEP,
      passphrase: read.BACKUP_PASSPHRASE,
      passphraseFile: read.BACKUP_PASSPHRASE_FILE,
    },
    isForReal: isForReal(read),
    isDemo: isDemo(read),
    demoPassword: read.DEMO_PASSWORD,
    firstCompany:
      read.ADMIN_EMAIL && read.ADMIN_PASSWORD
        ? {
            name: read.ADMIN_COMPANY,
            kind: read.ADMIN_COMPANY_KIND,
            email: read.ADMIN_EMAIL,
            password: read.ADMIN_PASSWORD,
          }
        : undefined,
    mail: read.SMTP_URL && read.MAIL_FROM ? { smtpUrl: read.SMTP_URL, from: read.MAIL_FROM } : undefined,
    mailReturns:
      read.MAIL_BOUNCE_ADDRESS && read.MAIL_BOUNCE_POP3
        ? { address: read.MAIL_BOUNCE_ADDRESS, pop3Url: read.MAIL_BOUNCE_POP3 }
        : undefined,
    mqttUrl: read.MQTT_URL,
    mqttPublicUrl: read.MQTT_PUBLIC_URL,
    drainMs: read.DRAIN_SECONDS * 1000,
    mqttPort: read.MQTT_PORT ?? MQTT_PORT,
    // Hardware has to find the port it was told; without any, another one will do.
    isMqttPortFixed: read.MQTT_PORT !== undefined,
    // An external broker does not know the virtual controllers.
    hasSimulation: isDemo(read) && read.SIMULATION !== 'off' && !read.MQTT_URL,
    isSimulationQuick: read.SIMULATION === 'quick',
    s3:
      read.S3_BUCKET && read.S3_KEY && read.S3_SECRET
        ? {
            endpoint: read.S3_ENDPOINT,
            bucket: read.S3_BUCKET,
            region: read.S3_REGION,
            accessKeyId: read.S3_KEY,
            secretAccessKey: read.S3_SECRET,
          }
        : undefined,
    accounts: {
      operator: { company: read.OPERATOR_COMPANY },
      sites: { domain: read.SITE_DOMAIN ?? (isOnlyHere(read) ? 'localhost' : undefined) },
      signUp: {
        state: read.SIGN_UP ?? (isDemo(read) ? 'on' : 'off'),
        termsUrl:
          read.SIGN_UP_TERMS ?? (isDemo(read) ? `http://zeitlager.localhost:${read.PORT}/shop/agbs` : undefined),
        privacyUrl:
          read.SIGN_UP_PRIVACY ??
          (isDemo(read) ? `http://zeitlager.localhost:${read.PORT}/shop/datenschutz` : undefined),
      },
      stripe: {
        secretKey: read.STRIPE_SECRET_KEY,
        webhookSecret: read.STRIPE_WEBHOOK_SECRET,
        connectSecret: read.STRIPE_CONNECT_WEBHOOK_SECRET,
        apiUrl: read.STRIPE_API_URL,
      },
      paypal: {
        clientId: read.PAYPAL_CLIENT_ID,
        clientSecret: read.PAYPAL_CLIENT_SECRET,
        webhookId: read.PAYPAL_WEBHOOK_ID,
        environment: read.PAYPAL_ENVIRONMENT,
        apiUrl: read.PAYPAL_API_URL,
      },
      ai: {
        baseUrl: read.AI_BASE_URL,
        apiKey: read.AI_API_KEY,
        model: read.AI_MODEL,
        monthlyTokens: String(read.AI_MONTHLY_TOKENS),
        inputPrice: String(read.AI_INPUT_PRICE),
        outputPrice: String(read.AI_OUTPUT_PRICE),
      },
      media: { quotaMb: String(read.MEDIA_QUOTA_MB) },
      mediaStock: {
        pexels: read.PEXELS_KEY,
        unsplash: read.UNSPLASH_KEY,
        openverse: read.OPENVERSE === 'on' ? 'on' : undefined,
      },
    },
    tracing: read.OTEL_EXPORTER_OTLP_ENDPOINT
      ? {
          endpoint: read.OTEL_EXPORTER_OTLP_ENDPOINT,
          headers: read.OTEL_EXPORTER_OTLP_HEADERS,
          serviceName: read.OTEL_SERVICE_NAME,
          ratio: read.OTEL_TRACES_SAMPLER_ARG,
        }
      : undefined,
    defects: read.SENTRY_DSN ? { dsn: read.SENTRY_DSN, environment: read.SENTRY_ENVIRONMENT } : undefined,
    metricsToken: read.METRICS_TOKEN,
    logLevel: read.LOG_LEVEL,
  };
}

/** Lowest and highest of each field. */
const CRON_FIELDS = [
  [0, 59],
  [0, 23],
  [1, 31],
  [1, 12],
  [0, 7],
] as const;

function isSchedule(given: string): boolean {
  const fields = given.trim().split(/\s+/);
  return given === 'off' || (fields.length === CRON_FIELDS.length && fields.every(isCronField));
}

function isCronField(field: string, index: number): boolean {
  const [lowest, highest] = CRON_FIELDS[index]!;
  return field.split(',').every((part) => {
    const numbers = /^(?:\*|(\d{1,2})(?:-(\d{1,2}))?)(?:\/[1-9]\d?)?$/.exec(part);
    return numbers?.slice(1).every((number) => number === undefined || (+number >= lowest && +number <= highest));
  });
}

/** The key before the host, the project at the end of the path. */
function isDsn(given: string): boolean {
  const url = URL.parse(given);
  return Boolean(url?.username && /\/\d+$/.test(url.pathname));
}

function areHeaders(given: string): boolean {
  return given.split(',').every((pair) => /^\s*[\w-]+=(?:[^%]|%[0-9a-f]{2})*$/i.test(pair));
}

function isWithoutAccount(given: string): boolean {
  const url = URL.parse(given);
  return !url?.username && !url?.password;
}

const NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

function areProxies(given: string): boolean {
  return given === 'off' || given.split(',').every((part) => isNetwork(part.trim()));
}

function isNetwork(given: string): boolean {
  const [ip = '', bits = '0', ...rest] = given.split('/');
  return NETWORKS.includes(given) || (isIP(ip) !== 0 && /^\d{1,3}$/.test(bits) && rest.length === 0);
}
