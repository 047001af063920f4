import { chromium, type Page } from '@playwright/test';
import { sql } from '../../kit/server/db/sql.ts';
import { pageApi } from '../../modules/website/pages/contract.ts';
import { MOST_BLOCKS } from '../../modules/website/pages/contract-content.ts';
import { MOST_PAGES } from '../../modules/website/pages/contract-place.ts';
import { findChromium } from '../../scripts/chromium.ts';
import { percentiles } from '../load.ts';
import { type Row, rounded } from '../table.ts';
import type { World } from '../world.ts';
import { contentOf, manyBlocks, newPage, type Owner, ownerOf } from './owner.ts';

const ROUNDS = 15;

/** P16: a page of 200 blocks in a site of 500 pages: what the editor asks for, and how long one waits in front of it. */
export async function benchLargeSite(world: World): Promise<Row[]> {
  const owner = await ownerOf(world, 'merchant');
  const blocks = await manyBlocks(owner, MOST_BLOCKS);
  let page = await newPage(owner, 'Sehr lang', blocks);
  await fillSite(world, page.id);
  const pageId = page.id;
  const rows = [
    await timed(`list of ${MOST_PAGES} pages`, () => owner.call(pageApi.list, {})),
    await timed(`opening ${MOST_BLOCKS} blocks`, () => owner.call(pageApi.open, { pageId })),
    await timed(`drawing ${MOST_BLOCKS} blocks`, () => owner.call(pageApi.draw, { pageId, language: 'de', blocks })),
    await timed(`saving ${MOST_BLOCKS} blocks`, async (round) => {
      const content = contentOf(`Sehr lang ${round}`, blocks);
      page = await owner.call(pageApi.saveDraft, { pageId, version: page.version, content });
    }),
    ...(await inBrowser(world, owner, pageId)),
  ];
  await world.db.rows(sql`delete from pages.page where edited_by = 'Messung'`);
  return rows;
}

/** As many as a site may have, three levels deep, each with the draft of that page's first blocks. */
async function fillSite({ db }: World, likeId: string): Promise<void> {
  await db.rows(sql`
    insert into pages.page (company_id, id, slug, parent_id, position, is_in_navigation, is_hidden, draft, title, lacks, has_changes, created_at,
      edited_at, edited_by)
    select company_id, gen_random_uuid(), 'seite-' || n, null, 1000 + n, false, false,
      jsonb_set(draft, '{blocks}', jsonb_path_query_array(draft, '$.blocks[0 to 7]')), jsonb_build_object('de', 'Seite ' || n), '{}', true, now(),
      now(), 'Messung'
    from pages.page like_it,
      generate_series(1, ${MOST_PAGES} - (select count(*)::int from pages.page o where o.company_id = like_it.company_id)) as n
    where like_it.id = ${likeId}`);
}

async function timed(what: string, work: (round: number) => Promise<unknown>): Promise<Row> {
  const tookMs: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const startedAt = performance.now();
    await work(round);
    tookMs.push(performance.now() - startedAt);
  }
  const { p50Ms, p99Ms } = percentiles(tookMs);
  return {
    figure: `P16 ${what}, p50 / p99 ms`,
    ours: `${rounded(p50Ms, 1)} / ${rounded(p99Ms, 1)}`,
    twin: '',
    ratio: '',
    goal: '',
    isMet: null,
  };
}

/** From the click on a link until the last block stands in the canvas; and from a changed word until it is with the server. */
async function inBrowser({ product }: World, { session }: Owner, pageId: string): Promise<Row[]> {
  const executablePath = findChromium();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }) });
  try {
    const localStorage = [
      { name: 'authToken', value: session.accessToken },
      { name: 'authUser', value: JSON.stringify(session.user) },
      { name: 'cmsLanguage', value: 'de' },
    ];
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      storageState: { cookies: [], origins: [{ origin: product.url, localStorage }] },
    });
    const page = await context.newPage();
    const list = await secondsOf(async () => {
      await page.goto(`${product.url}/admin/website/pages`);
      await page.getByRole('link', { name: 'Sehr lang' }).first().waitFor();
    });
    const opened = await secondsOf(() => openLast(page, `${product.url}/admin/website/pages/${pageId}`));
    const chosen = await secondsOf(async () => {
      await page.frameLocator('iframe').locator('[data-block]').first().click();
      await page
        .getByRole('button', { name: / nach unten$/ })
        .first()
        .waitFor();
    });
    const saved = await secondsOf(async () => {
      await page.getByRole('textbox').first().fill('Ein anderes Wort');
      await page.getByText('wird gleich gespeichert').waitFor();
      await page.getByText('gespeichert', { exact: true }).waitFor();
    });
    return [
      row(`list of ${MOST_PAGES} pages in a browser`, list),
      row(`editor with ${MOST_BLOCKS} blocks until the last one stands`, opened),
      row(`a block of ${MOST_BLOCKS} chosen, until its form stands`, chosen),
      row(`a word of ${MOST_BLOCKS} blocks written, until it is saved (0.8 s of it a pause)`, saved),
    ];
  } finally {
    await browser.close();
  }
}

async function openLast(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page
    .frameLocator('iframe')
    .locator('[data-block]')
    .nth(MOST_BLOCKS - 1)
    .waitFor({ state: 'attached' });
}

async function secondsOf(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return (performance.now() - startedAt) / 1000;
}

function row(what: string, seconds: number): Row {
  return { figure: `P16 ${what}, s`, ours: rounded(seconds, 1), twin: '', ratio: '', goal: '', isMet: null };
}
