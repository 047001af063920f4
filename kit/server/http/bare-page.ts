import { createHash } from 'node:crypto';
import { type Language, LOCALES } from '@fachwerk/base/language';
import type { FastifyReply } from 'fastify';
import type { App } from '../app/ctx.ts';
import { escapeHtml } from '../mail/body.ts';
import { pageHeaders } from './security-headers.ts';

const STYLE = `:root{color-scheme:light dark;--ground:#f6f4ef;--panel:#fff;--beam:#2b2a28;--line:#e2ded5;--accent:#b4532a}
@media(prefers-color-scheme:dark){:root{--ground:#161513;--panel:#1e1d1b;--beam:#e9e6e0;--line:#34322e;--accent:#e08a5b}}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--ground);color:var(--beam);font:16px/1.6 Inter,"Segoe UI",Helvetica,Arial,sans-serif}
main{box-sizing:border-box;width:min(36rem,calc(100% - 2rem));margin:1rem;padding:2rem;background:var(--panel);border:1px solid var(--line);border-top:4px solid var(--accent);border-radius:8px}
h1{margin:0 0 1rem;font-size:1.375rem;line-height:1.3}
p{margin:0 0 1rem}
code{display:block;padding:.75rem 1rem;background:var(--ground);border-radius:8px;overflow-wrap:anywhere;font:14px/1.5 ui-monospace,Menlo,Consolas,monospace}`;

const STYLE_HASH = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`;

export type BarePage = {
  readonly status: number;
  readonly language: Language;
  readonly title: string;
  readonly lines: readonly string[];
  readonly code?: string;
};

/** A page that needs nothing: no front end, no database, no site. */
export function answerBare(app: App, reply: FastifyReply, page: BarePage): FastifyReply {
  const title = escapeHtml(page.title);
  const lines = page.lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('');
  const code = page.code === undefined ? '' : `<code>${escapeHtml(page.code)}</code>`;
  const html = `<!doctype html>
<html lang="${LOCALES[page.language]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${STYLE}</style></head>
<body><main><h1>${title}</h1>${lines}${code}</main></body></html>
`;
  const headers = pageHeaders(app.publicUrl, { styleHashes: [STYLE_HASH] });
  return reply
    .code(page.status)
    .headers(headers)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html);
}
