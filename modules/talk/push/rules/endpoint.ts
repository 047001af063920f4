import type { PushProblem } from '../contract.ts';

/** The push services of the browsers there are. An address elsewhere would have this house knock at a stranger's door. */
const SERVICES = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'push.services.mozilla.com',
  'web.push.apple.com',
  'notify.windows.com',
] as const;

export const isPushService = (host: string): boolean =>
  SERVICES.some((service) => host === service || host.endsWith(`.${service}`));

export function whyNotEndpoint(endpoint: string): PushProblem | null {
  const url = URL.parse(endpoint);
  const isTaken = url?.protocol === 'https:' && url.port === '' && url.username === '' && isPushService(url.hostname);
  return isTaken ? null : 'push.endpoint_refused';
}
