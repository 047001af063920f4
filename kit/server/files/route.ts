import { appProblems, problemsOf } from '@fachwerk/base/problem';
import type { FastifyInstance } from 'fastify';
import type { App } from '../app/ctx.ts';
import { fileHeaders } from '../http/security-headers.ts';
import { isFileKey, UNTYPED } from './files.ts';

const problem = problemsOf(appProblems);

/** Types that browsers may display; everything else is a download. */
const SHOWN = new Set(['image/webp', 'image/jpeg', 'image/png', 'image/avif']);

/** Public: the name is the secret, and never gets another content. */
export function addFileRoute(app: FastifyInstance, { files, publicUrl }: App): void {
  const headers = fileHeaders(publicUrl);
  app.get<{ Params: { companyId: string; name: string } }>(
    '/api/files/:companyId/:name',
    { exposeHeadRoute: true },
    async ({ params: { companyId, name } }, reply) => {
      const key = `${companyId}/${name}`;
      const file = isFileKey(key) ? await files.find(key) : undefined;
      if (!file) throw problem('file.unknown');
      const isShown = SHOWN.has(file.type);
      return reply
        .headers(headers)
        .header('content-disposition', isShown ? 'inline' : 'attachment')
        .type(isShown ? file.type : UNTYPED)
        .send(Buffer.from(file.bytes.buffer, file.bytes.byteOffset, file.bytes.byteLength));
    },
  );
}
