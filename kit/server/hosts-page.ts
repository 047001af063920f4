import { createHash } from 'node:crypto';
import { LOCALES } from '@fachwerk/base/language';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { House } from './house.ts';
import { requestLanguage } from './http-language.ts';
import { escapeHtml } from './mail-body.ts';
import { pageHeaders } from './security-headers.ts';

const STYLE = `:root{color-scheme:light dark;--ground:#f6f4ef;--panel:#fff;--beam:#2b2a28;--line:#e2ded5;--accent:#b4532a}
@media(prefers-color-scheme:dark){:root{--ground:#161513;--panel:#1e1d1b;--beam:#e9e6e0;--line:#34322e;--accent:#e08a5b}}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--ground);color:var(--beam);font:16px/1.6 Inter,"Segoe UI",Helvetica,Arial,sans-serif}
main{box-sizing:border-box;width:min(36rem,calc(100% - 2rem));margin:1rem;padding:2rem;background:var(--panel);border:1px solid var(--line);border-top:4px solid var(--accent);border-radius:8px}
h1{margin:0 0 1rem;font-size:1.375rem;line-height:1.3}
p{margin:0 0 1rem}
code{display:block;padding:.75rem 1rem;background:var(--ground);border-radius:8px;overflow-wrap:anywhere;font:14px/1.5 ui-monospace,Menlo,Consolas,monospace}`;

const STYLE_HASH = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`;

/** Nobody answers under this name: says so, and says what to configure. */
export function answerUnknownHost(house: House, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language = requestLanguage(request);
  const say = house.texts.in(language);
  const [title, what, todo] = ['host.page.title', 'host.page.what', 'host.page.todo'].map((key) =>
    escapeHtml(say(key)),
  );
  const page = `<!doctype html>
<html lang="${LOCALES[language]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${STYLE}</style></head>
<body><main><h1>${title}</h1><p>${what}</p><p>${todo}</p><code>PUBLIC_URL=${escapeHtml(suggestion(request))}</code></main></body></html>
`;
  const headers = pageHeaders(house.publicUrl, { styleHashes: [STYLE_HASH] });
  return reply
    .code(421)
    .headers(headers)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page);
}

/** The name that was asked for, where it could be one. */
function suggestion(request: FastifyRequest): string {
  const isName = /^[a-z0-9][a-z0-9.-]{0,250}(:\d{1,5})?$/i.test(request.host);
  return `${request.protocol}://${isName ? request.host : 'fachwerk.example.de'}`;
}
