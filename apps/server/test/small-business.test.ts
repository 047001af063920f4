import type { SiteApp } from '@fachwerk/base/site-visit';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Everything, openEverything } from './open-everything.ts';

/** By a name that the types do not follow: pages are drawn with a DOM, which servers do not have. */
const STOREFRONT = '../../storefront/src/server.ts';
type Storefront = { storefront(manifest: object, read: (file: string) => string): SiteApp };
const MANIFEST = {
  'src/browser.ts': { file: 'assets/b.js', isEntry: true },
  'src/later.ts': { file: 'assets/later.js', isEntry: true },
};
const SITES = ['zeitlager', 'trattoria', 'kontor', 'salon'].map((name) => `${name}.localhost:3000`);
/** The way to the boxes asks when and how long first. */
const STEPS = ['', '?wann=jetzt&dauer=120', '?wann=jetzt&dauer=1440'];
const MOST_PAGES = 60;

let everything: Everything;
beforeAll(async () => {
  const { storefront } = await vi.importActual<Storefront>(STOREFRONT);
  everything = await openEverything({ site: storefront(MANIFEST, () => '') });
  const { db, sql } = everything.app;
  await db.rows(sql`update companies.company set is_small_business = true`);
});
afterAll(() => everything.app.close());

/** What says why there is none (§ 19 UStG), and the number of whoever buys or sells, name it and may. */
const MAY = [
  /gemäß § 19 UStG wird keine Umsatzsteuer berechnet \(Kleinunternehmer\)/gi,
  /Endpreise? ?(ohne Ausweis der|, keine) MwSt\. \(§ 19 UStG\)/g,
  /Endpreise?, keine MwSt\. \(§ 19 UStG\)/g,
  /keine MwSt\. \(§ 19 UStG\)/gi,
  /Umsatzsteuer-Identifikationsnummer nach § 27a UStG/g,
  /USt-IdNr\./g,
];
const VAT = /.{0,40}(MwSt|\bUSt\b|Umsatzsteuer|Mehrwertsteuer).{0,40}/;

/** What a person reads: no scripts, which carry all words of a page, and no tags. */
const textOf = (html: string) =>
  html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&nbsp;|\u00a0|\s+/g, ' ');

const linksIn = (html: string) =>
  [...html.matchAll(/<a [^>]*href="(\/[^"#]*)/g)].map(([, href]) => href!.replaceAll('&amp;', '&'));

for (const host of SITES) {
  test(`no page of a small business says VAT but why there is none: ${host}`, async () => {
    const waiting = ['/', '/warenkorb', '/gutschein', '/shop/agbs', '/shop/widerruf', '/impressum'];
    const seen = new Set<string>();
    const wrong: string[] = [];
    while (waiting.length > 0 && seen.size < MOST_PAGES) {
      const url = waiting.shift()!;
      if (seen.has(url)) continue;
      seen.add(url);
      const { statusCode, body, headers } = await everything.app.http.inject({ url, headers: { host } });
      expect(statusCode, url).toBeLessThan(500);
      if (!String(headers['content-type']).includes('text/html')) continue;
      const text = MAY.reduce((rest, allowed) => rest.replace(allowed, ''), textOf(body));
      const found = VAT.exec(text);
      if (found) wrong.push(`${url}: ${found[0]}`);
      const places = linksIn(body).filter((href) => !/\/(sprache|api)\b/.test(href));
      waiting.push(
        ...places.flatMap((href) => (/^\/standort\/[^/?]+$/.test(href) ? STEPS.map((step) => href + step) : [href])),
      );
    }
    expect(seen.size).toBeGreaterThan(10);
    expect(wrong).toEqual([]);
  });
}
