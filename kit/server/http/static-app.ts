import { readFile } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { appProblems, problemsOf } from '@fachwerk/base/problem';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { newSecret } from '../app/ids.ts';
import { IMMUTABLE, pageHeaders } from './security-headers.ts';

export type AppOptions = {
  /** The front end's build: `index.html`, and `assets/` with content hashes in the names. */
  readonly folder: string;
  readonly publicUrl: string;
  /** Answers under the host of a site. */
  readonly ofSite?: PageHandler | undefined;
};

export type PageHandler = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply>;

/** Stands in `index.html` wherever a script or style may carry the nonce. */
const PLACEHOLDER = '__CSP_NONCE__';
const NONCE_BYTES = 18;

const problem = problemsOf(appProblems);

/** Serves the back-office: its files as they are, and for every other address the one page that finds its own way. */
export async function addApp(app: FastifyInstance, options: AppOptions): Promise<void> {
  const { publicUrl, ofSite } = options;
  const folder = resolve(options.folder);
  const pieces = await indexOf(folder);
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    acceptRanges: false,
    // Said only of a file that is there: a name that is missing today may be there tomorrow.
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.startsWith(join(folder, 'assets') + sep) ? IMMUTABLE : 'no-cache');
    },
  });
  app.get('/*', { exposeHeadRoute: true }, (request, reply) => {
    if (request.site && ofSite) return ofSite(request, reply);
    if (request.site) throw problem('path.unknown');
    const path = request.url.split('?', 1)[0]!;
    if (isFile(path)) return sendFile(request, reply, path);
    if (!wantsPage(request) || isApi(path)) throw problem('path.unknown');
    const nonce = newSecret(NONCE_BYTES);
    // A technician orders a round from where they stand.
    const policy = { nonce, socketHost: request.host, uses: ['geolocation'] };
    reply.headers(pageHeaders(publicUrl, policy)).type('text/html; charset=utf-8');
    return reply.send(pieces.join(nonce));
  });
}

async function indexOf(folder: string): Promise<string[]> {
  const file = join(folder, 'index.html');
  const html = await readFile(file, 'utf8').catch(() => {
    throw new Error(`The front end is not built: ${file} is missing.`);
  });
  return html.split(PLACEHOLDER);
}

/** A path with an extension is a file or a 404: a page in place of a script would hide the error. */
const isFile = (path: string) => /\.[A-Za-z0-9]{1,12}$/.test(path.slice(path.lastIndexOf('/')));

export const isApi = (path: string) => path === '/api' || path.startsWith('/api/');

/** Names as a build makes them: no dot in front, nothing that leads upward or hides a slash. */
const FILE_NAME = /^(?:[\w@-][\w@.-]*\/)*[\w@-][\w@.-]*$/;

function sendFile(request: FastifyRequest, reply: FastifyReply, path: string): FastifyReply {
  const name = (request.params as { '*': string })['*'];
  // The page itself goes out with a nonce, never as a file.
  if (isApi(path) || name === 'index.html' || !FILE_NAME.test(name)) throw problem('path.unknown');
  return reply.sendFile(name);
}

function wantsPage({ headers }: FastifyRequest): boolean {
  const { accept } = headers;
  if (accept?.includes('text/html')) return true;
  // curl accepts anything; so do scripts and images in a page, but browsers then send the destination.
  return headers['sec-fetch-dest'] === undefined && (accept === undefined || accept.includes('*/*'));
}
