import { DEMO_PASSWORD } from '@fachwerk/people/facade';
import type { Config } from './config.ts';
import type { RunningServer } from './server.ts';

const DEMO_SHOP_HOST = 'zeitlager.localhost';
export const DEMO_ACCOUNTS = [
  ['admin@zeitlagercity.example', 'Zeitlager City, franchisor: administrator'],
  ['technik@zeitlagercity.example', 'Zeitlager City, franchisor: technician'],
  ['hamburg@zeitlagercity.example', 'Zeitlager Hamburg, franchisee: administrator'],
  ['chefin@trattoria-bella.example', 'Trattoria Bella, merchant: administrator'],
  ['chefin@kontor-nord.example', 'Kontor Nord, merchant: administrator'],
  ['chefin@salon-linde.example', 'Salon Linde, merchant: administrator'],
] as const;

/** What an operator wants to know when the server is up. */
export function greeting(config: Config, server: RunningServer, seconds: number): string {
  const local = `http://localhost:${config.port}`;
  return [
    '',
    headline(server, seconds),
    '',
    `  Back office  ${server.hasApp ? config.publicUrl : 'not built: npm start builds it'}`,
    ...(config.publicUrl === local || !server.hasApp ? [] : [`               ${local}`]),
    ...(showsDemo(config, server) ? [`  Demo shop    ${demoShop(config)}`] : []),
    `  API          ${config.publicUrl}/api/docs`,
    `  Database     ${server.database}`,
    `  Files        ${config.s3 ? `S3 bucket ${config.s3.bucket}` : config.dataDir}`,
    `  Backups      ${backups(config)}`,
    `  Mail         ${config.mail ? 'by SMTP' : 'kept in the back office (SMTP_URL is not set)'}`,
    `  Lockers      ${lockers(config, server)}`,
    '',
    ...accounts(config, server),
    '',
  ].join('\n');
}

/** Only what `/api/ready` says as well. */
function headline({ version, notReady }: RunningServer, seconds: number): string {
  const after = `after ${seconds.toFixed(1)} s`;
  if (notReady.length === 0) return `Fachwerk ${version} is ready ${after}. Ctrl-C stops it.`;
  return `Fachwerk ${version} has started, but ${after} it is not ready: ${notReady.join(', ')} (/api/ready). Ctrl-C stops it.`;
}

const showsDemo = ({ isDemo }: Config, { hasDemo }: RunningServer) => isDemo && hasDemo;

/** On the port people use; browsers know by themselves that everything below `localhost` is this machine. */
function demoShop({ publicUrl }: Config): string {
  const url = new URL(publicUrl);
  url.hostname = DEMO_SHOP_HOST;
  return url.origin;
}

function backups({ backup: { folder, schedule, keep } }: Config): string {
  if (!folder) return 'none by themselves (BACKUP_DIR is not set)';
  return `${folder}${schedule ? `, the last ${keep}` : ', by hand (BACKUP_SCHEDULE is off)'}`;
}

function lockers({ mqttUrl }: Config, { brokerUrl, brokerProblem, virtualLocks }: RunningServer): string {
  if (mqttUrl) return `over the broker at ${new URL(mqttUrl).host}${brokerProblem ? `, which ${brokerProblem}` : ''}`;
  return brokerUrl + (virtualLocks > 0 ? `, with ${virtualLocks} virtual locks for the demo` : '');
}

function accounts(config: Config, server: RunningServer): string[] {
  if (showsDemo(config, server)) {
    const width = Math.max(...DEMO_ACCOUNTS.map(([email]) => email.length));
    return [
      `  Demo accounts, password ${config.demoPassword ? 'of DEMO_PASSWORD' : DEMO_PASSWORD}`,
      ...DEMO_ACCOUNTS.map(([email, role]) => `    ${email.padEnd(width)}  ${role}`),
    ];
  }
  if (server.hasCompanies) return [];
  return ['  There is no company yet: set ADMIN_EMAIL and ADMIN_PASSWORD, and start again.'];
}
