import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../app/ctx.ts';
import { answerBare } from './bare-page.ts';
import { requestLanguage } from './language.ts';

/** Unknown host name: explains what to configure. */
export function answerUnknownHost(app: App, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language = requestLanguage(request);
  const t = app.texts.in(language);
  return answerBare(app, reply, {
    status: 421,
    language,
    title: t('host.page.title'),
    lines: [t('host.page.what'), t('host.page.todo')],
    code: `PUBLIC_URL=${suggestion(request)}`,
  });
}

/** The name that was asked for, where it could be one. */
function suggestion(request: FastifyRequest): string {
  const isName = /^[a-z0-9][a-z0-9.-]{0,250}(:\d{1,5})?$/i.test(request.host);
  return `${request.protocol}://${isName ? request.host : 'fachwerk.example.de'}`;
}
