import type { TextsLike } from '@fachwerk/base/language';
import type { de } from './de.ts';
import { requestsEn } from './requests-en.ts';
import { screensEn } from './screens-en.ts';

export const en: TextsLike<typeof de> = {
  ...screensEn,
  ...requestsEn,
  'capability.logs.read': 'Read the log / evaluation',
  'capability.request_logs.read': 'Read the server logs',
  'capability.request_logs.replay': 'Replay and send calls, choose the allowed targets',
  'log_entry.unknown': 'This entry does not exist, or it is older than three years and was deleted.',
  'request_log.unknown': 'This call does not exist, or it is older than 30 days and was deleted.',
  'request_log.incoming': 'This call came from outside. Only calls that the server sent itself can be replayed.',
  'request_log.redacted': 'This call carried a secret, which is not stored. Without it a replay would be another call.',
  'request_log.not_repeatable': 'The content of this call is not stored completely: it was too long, or no text.',
  'call.host_not_allowed': '{host} is not among the allowed targets of your company. Enter the name there first.',
  'call.address_refused':
    'The server may not call this address. Public addresses of your allowed targets with http:// or https:// are allowed, also after a redirect.',
  'call.failed': 'The call went out, but no usable answer came. The log says more.',
  'field.host': 'Please enter the name only, without https:// and without a path, for example api.partner.com.',
  'audit.call.sent': 'GET call sent',
  'audit.call.replayed': 'Call replayed',
  'audit.allowed_hosts.saved': 'Allowed targets for calls changed',
};
