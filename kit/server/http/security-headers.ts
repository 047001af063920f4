/** Headers as Fastify takes them. */
export type Headers = Readonly<Record<string, string>>;

/** One year; sent only over https. */
const HSTS = 'max-age=31536000';

function forEverything(publicUrl: string): Headers {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
    ...(publicUrl.startsWith('https:') && { 'strict-transport-security': HSTS }),
  };
}

/** An answer of the API is data: nothing in it may run, be framed, or be kept by a browser or a proxy. */
export function apiHeaders(publicUrl: string): Headers {
  return {
    ...forEverything(publicUrl),
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cache-control': 'no-store',
  };
}

export type PagePolicy = {
  /** Lets just the scripts and styles run that carry it; Mantine marks the styles it adds. */
  readonly nonce?: string;
  /** Hashes of styles that stand in the page itself. */
  readonly styleHashes?: readonly string[];
  /** Further origins to fetch from: map tiles, after the visitor's consent. */
  readonly connectsTo?: readonly string[];
  /** Origins whose pages may stand inside it: a video, once the visitor has asked for it. */
  readonly framesFrom?: readonly string[];
  /** Further origins that may embed it; null: none, not even its own. */
  readonly framedBy?: readonly string[] | null;
  /** Browser features it may request: `camera`, `geolocation`. */
  readonly uses?: readonly string[];
  /** `localhost:3000`: the live socket is on the page's own host, and not every browser counts that as 'self'. */
  readonly socketHost?: string;
};

/** A page: scripts, styles, fonts and calls from its own host only, no inline code, and no embedding unless allowed. */
export function pageHeaders(publicUrl: string, policy: PagePolicy = {}): Headers {
  return {
    ...forEverything(publicUrl),
    'content-security-policy': contentPolicy(policy),
    'cache-control': 'no-cache',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': FEATURES.map((name) => `${name}=(${policy.uses?.includes(name) ? 'self' : ''})`).join(', '),
    // The header supports only none or the own host; further origins are in the policy, which browsers prefer.
    'x-frame-options': policy.framedBy ? 'SAMEORIGIN' : 'DENY',
  };
}

const FEATURES = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics'];

function contentPolicy(policy: PagePolicy): string {
  const { nonce, styleHashes = [], connectsTo = [], framesFrom = [], framedBy, socketHost } = policy;
  const marked = nonce ? [`'nonce-${nonce}'`] : [];
  const sockets = socketHost ? [`ws://${socketHost}`, `wss://${socketHost}`] : [];
  const directives: readonly (readonly [string, ...string[]])[] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...marked],
    ['style-src', "'self'", ...marked, ...styleHashes.map((hash) => `'${hash}'`)],
    ['img-src', "'self'", 'data:', 'blob:', ...connectsTo],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...sockets, ...connectsTo],
    ['manifest-src', "'self'"],
    // A map draws in workers that it makes itself.
    ['worker-src', "'self'", ...(connectsTo.length > 0 ? ['blob:'] : [])],
    ...(framesFrom.length > 0 ? [['frame-src', ...framesFrom] as const] : []),
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', ...(framedBy ? ["'self'", ...framedBy] : ["'none'"])],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

/**
 * A page of a site. Its URL may contain a secret, so no referrer is sent to other hosts; its own host gets one, because browsers that do not send a
 * form's origin would otherwise look like another site.
 */
export function sitePageHeaders(publicUrl: string, policy: PagePolicy): Headers {
  return { ...pageHeaders(publicUrl, policy), 'referrer-policy': 'same-origin' };
}

/** A name never gets another content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** What people uploaded: shown as a picture, never run as a page. May stand in mails and on other hosts of the same company. */
export function fileHeaders(publicUrl: string): Headers {
  return {
    ...forEverything(publicUrl),
    'content-security-policy': "sandbox; default-src 'none'",
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': IMMUTABLE,
  };
}
