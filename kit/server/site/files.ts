import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { LANGUAGES, type Language } from '@fachwerk/base/language';
import type { SiteApp } from '@fachwerk/base/site-visit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { IMMUTABLE } from '../http/security-headers.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.txt': 'text/plain; charset=utf-8',
};

type Encoded = {
  readonly plain: Buffer;
  readonly gzip?: Buffer | undefined;
  readonly brotli?: Buffer | undefined;
};
type SiteFile = Encoded & { readonly type: string; readonly cacheControl: string; readonly policy?: string };

export type SiteFiles = {
  find(path: string): SiteFile | undefined;
  send(request: FastifyRequest, reply: FastifyReply, file: SiteFile): FastifyReply;
  textsAt(language: Language): string;
};

/** The worker's own policy: requests to its own host only. */
const WORKER = '/sw.js';
const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

/** The files of the front end, in memory: they are few and small, and the same for every site. */
export async function siteFiles(app: SiteApp, folder: string | undefined): Promise<SiteFiles> {
  const files = new Map(folder ? await filesIn(folder) : []);
  const textPaths = Object.fromEntries(
    LANGUAGES.map((language) => {
      const bytes = Buffer.from(app.texts[language]);
      const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 12);
      const path = `/assets/texts-${language}-${hash}.json`;
      files.set(path, { plain: bytes, gzip: gzipSync(bytes), type: TYPES['.json']!, cacheControl: IMMUTABLE });
      return [language, path];
    }),
  );
  return {
    find: (path) => files.get(path),
    send: (request, reply, file) => sendEncoded(request, reply.type(file.type).headers(headersOf(file)), file),
    textsAt: (language) => textPaths[language]!,
  };
}

const headersOf = ({ cacheControl, policy }: SiteFile) => ({
  'cache-control': cacheControl,
  vary: 'accept-encoding',
  ...(policy && { 'content-security-policy': policy }),
});

/** In the form the browser takes that is smallest. */
function sendEncoded({ headers }: FastifyRequest, reply: FastifyReply, file: Encoded): FastifyReply {
  const accepted = headers['accept-encoding'];
  if (!file.gzip && !file.brotli) return reply.send(file.plain);
  if (file.brotli && accepted?.includes('br')) return reply.header('content-encoding', 'br').send(file.brotli);
  if (file.gzip && accepted?.includes('gzip')) return reply.header('content-encoding', 'gzip').send(file.gzip);
  return reply.send(file.plain);
}

async function filesIn(folder: string): Promise<[string, SiteFile][]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = new Set(
    entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name).slice(folder.length)),
  );
  const served = [...names].filter(
    (name) => TYPES[extname(name)] && !name.includes(`${sep}.`) && !name.startsWith('.'),
  );
  return Promise.all(
    served.map(async (name): Promise<[string, SiteFile]> => {
      const read = (end: string) => (names.has(name + end) ? readFile(join(folder, name + end)) : undefined);
      const [plain, gzip, brotli] = await Promise.all([readFile(join(folder, name)), read('.gz'), read('.br')]);
      const path = `/${name.split(sep).join('/').replace(/^\//, '')}`;
      const cacheControl = path.startsWith('/assets/') ? IMMUTABLE : 'no-cache';
      const type = TYPES[extname(name)]!;
      return [path, { plain, gzip, brotli, type, cacheControl, ...(path === WORKER && { policy: WORKER_POLICY }) }];
    }),
  );
}
