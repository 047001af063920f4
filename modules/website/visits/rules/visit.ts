import { deviceOf } from '@fachwerk/base/device-name';

/** What a request for a page says of itself. */
export type Asked = {
  readonly path: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
};

/** What is counted of it; nothing in here is about a person. */
export type Visit = {
  readonly path: string;
  /** Host name of where they came from; empty where nobody says, null from a page of the same site. */
  readonly source: string | null;
  readonly campaign: string;
  readonly device: 'computer' | 'phone' | 'tablet';
  /** Their browser asks not to be counted. */
  readonly isUnwilling: boolean;
};

const LONGEST = 200;
const LONGEST_CAMPAIGN = 60;

/** Programs that say what they are. Browsers of people all begin with the same word. */
const PROGRAM =
  /bot\b|bot\/|crawl|spider|slurp|compatible;|headless|lighthouse|preview|monitor|uptime|pingdom|scan|fetch|python|curl|wget/i;

const isPerson = (userAgent: string) => userAgent.startsWith('Mozilla/5.0 ') && !PROGRAM.test(userAgent);

/** Somebody goes to a page: no part of one, and nothing that a browser fetches in advance. */
function isGoingThere({ 'sec-fetch-dest': part, 'sec-fetch-mode': mode, ...headers }: Asked['headers']): boolean {
  const purpose = `${headers['sec-purpose'] ?? ''}${headers.purpose ?? ''}`;
  if (purpose.includes('prefetch') || purpose.includes('prerender')) return false;
  return part === undefined || part === 'document' || (part === 'empty' && mode === 'navigate');
}

/** Null where it was no person who came to a page. */
export function visitOf({ path, url, headers }: Asked): Visit | null {
  const userAgent = `${headers['user-agent'] ?? ''}`;
  if (!isPerson(userAgent) || !isGoingThere(headers)) return null;
  return {
    path: path.replace(/(?<=.)\/+$/, '').slice(0, LONGEST),
    source: sourceOf(headers),
    campaign: campaignOf(url),
    device: deviceOf(userAgent).kind,
    isUnwilling: headers.dnt === '1' || headers['sec-gpc'] === '1',
  };
}

function sourceOf({ referer, host = '' }: Asked['headers']): string | null {
  const from = typeof referer === 'string' ? URL.parse(referer) : null;
  if (!from || !/^(https?|android-app):$/.test(from.protocol)) return '';
  if (from.host === `${host}`.toLowerCase()) return null;
  return from.hostname.replace(/^www\./, '').slice(0, LONGEST);
}

function campaignOf(url: string): string {
  const asked = url.indexOf('?');
  if (asked < 0 || !url.includes('utm_source=', asked)) return '';
  const said = new URLSearchParams(url.slice(asked)).get('utm_source') ?? '';
  return said
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .toLowerCase()
    .slice(0, LONGEST_CAMPAIGN);
}
