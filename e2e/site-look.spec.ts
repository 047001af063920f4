import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { tabTo } from './by-keyboard.ts';
import { expect, heading, newAddress, SITE_HOST, type SiteDoor, test } from './site.ts';
import type { Staff } from './staff.ts';

const SMALLEST = 360;

/** What everybody may see, without ever having ordered. */
async function publicPages(site: SiteDoor): Promise<readonly string[]> {
  const munich = await (await site.renter()).locationIn('München');
  return [
    '/',
    '/?ort=Nirgendwo',
    `/standort/${munich}`,
    `/standort/${munich}?wann=jetzt&dauer=120`,
    '/warenkorb',
    '/anmelden',
    '/anmelden?gesendet=1',
    '/widerrufen',
    '/shop/agbs',
    '/shop/datenschutz',
    '/shop/widerruf',
    '/impressum',
    '/barrierefreiheit',
    '/cookies',
    '/terminal',
    '/gibt/es/nicht',
  ];
}

/** Everything a page says, to eyes and ears. */
const WORDS = `[document.title, document.body.innerText, ...Array.from(
  document.querySelectorAll('[aria-label],[alt],[title],[placeholder]'),
  (element) => ['aria-label', 'alt', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? '').join(' '))].join(' ')`;

/** A text key that nobody has replaced by words, such as `cart.nothing`. */
const KEY = /(?<![\w@/.-])[a-z][a-z_]+(?:\.[a-z_]+)+(?![\w@-])/g;
const ADDRESS = /\.(example|localhost|de|eu|com|org)$/;

async function keysOn(page: Page): Promise<readonly string[]> {
  const words = await page.evaluate<string>(WORDS);
  return (words.match(KEY) ?? []).filter((found) => !ADDRESS.test(found));
}

/** Changes settings of the site, and puts them back when the work is done. */
async function withSite(administrator: Staff, change: object, work: () => Promise<void>): Promise<void> {
  const read = async () => (await administrator.call('GET', '/private/site')).json();
  const save = async (site: object, version: number) => {
    const answer = await administrator.call('POST', '/private/site', { data: { site, version } });
    expect(answer.status(), await answer.text()).toBe(200);
  };
  const { version, logo: _, address: __, hosts: ___, isDemo: ____, ...before } = await read();
  await save({ ...before, ...change }, version);
  try {
    await work();
  } finally {
    await save(before, (await read()).version);
  }
}

for (const [language, lang, sentence] of [
  ['de', 'de-DE', 'Vertrag widerrufen'],
  ['deDu', 'de-DE', 'Vertrag widerrufen'],
  ['en', 'en-GB', 'Withdraw from a contract'],
  ['it', 'it-IT', 'Recedere dal contratto'],
  ['ru', 'ru-RU', 'Отказаться от договора'],
] as const) {
  test(`in ${language} every page speaks in words`, async ({ site }) => {
    const page = await site.open(`/?sprache=${language}`);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.getByRole('contentinfo').getByRole('link', { name: sentence })).toBeVisible();
    for (const path of await publicPages(site)) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      expect.soft(await keysOn(page), `${path} in ${language}`).toEqual([]);
    }
  });
}

test('on the smallest phone nothing runs over the edge, nobody is locked out, and nothing leaves to others', async ({
  site,
}) => {
  const page = await site.open('/', { width: SMALLEST });
  const others: string[] = [];
  page.context().on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol !== 'data:' && host !== SITE_HOST) others.push(request.url());
  });
  for (const path of await publicPages(site)) {
    await page.goto(path);
    const widest = await page.evaluate<number>('document.documentElement.scrollWidth');
    expect.soft(widest, `width of ${path}`).toBeLessThanOrEqual(SMALLEST);
    await expectAccessible(page, path);
  }
  expect(others).toEqual([]);
});

test('the dark template is another look of the same pages', async ({ site, staff }) => {
  const page = await site.open('/');
  await expect(page.locator('html')).toHaveAttribute('data-template', 'white-clean');
  const ground = () => page.evaluate<string>('getComputedStyle(document.body).backgroundColor');
  const white = await ground();
  await withSite(await staff.demo('franchisor'), { template: 'black-clean' }, async () => {
    await expect(async () => {
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('data-template', 'black-clean', { timeout: 500 });
    }).toPass();
    expect(await ground()).not.toBe(white);
    for (const path of (await publicPages(site)).slice(0, 6)) {
      await page.goto(path);
      await expectAccessible(page, `${path} in black-clean`);
    }
  });
});

test('a map of somebody else comes only after a yes, and a no is as easy', async ({ site, staff }) => {
  const tiles = { tileUrl: 'https://tiles.example/{z}/{x}/{y}.png', tileAttribution: '© Tiles' };
  await withSite(await staff.demo('franchisor'), tiles, async () => {
    const page = await site.open('/');
    const asked: string[] = [];
    await page.context().route('https://tiles.example/**', async (route) => {
      asked.push(route.request().url());
      await route.fulfill({ status: 404 });
    });
    const bar = page.getByRole('region', { name: 'Ihre Entscheidung' });
    await expect(async () => {
      await page.reload();
      await expect(bar).toBeVisible({ timeout: 500 });
    }).toPass();
    await expectAccessible(page, 'the question of consent');
    const [no, yes] = [
      bar.getByRole('button', { name: 'Alles ablehnen' }),
      bar.getByRole('button', { name: 'Alles annehmen' }),
    ];
    const lookOf = async (button: Locator) => {
      const { width, height } = (await button.boundingBox())!;
      return { width, height, look: await button.getAttribute('class') };
    };
    expect(await lookOf(no)).toEqual(await lookOf(yes));
    await no.click();
    await expect(bar).toBeHidden();
    await expect(page.getByRole('link', { name: /^Fach wählen: / }).first()).toBeVisible();
    expect(asked).toEqual([]);

    await page.goto('/cookies');
    await page.getByRole('button', { name: 'Alles annehmen' }).click();
    await expect(page.getByText('Ihre Auswahl ist gespeichert.')).toBeVisible();
    await page.goto('/');
    await expect.poll(() => asked.length).toBeGreaterThan(0);
  });
});

test('the keyboard alone gets a box, from the first stop to the payment', async ({ site }) => {
  const page = await site.open('/');
  const enter = async (target: Locator) => {
    await tabTo(page, target);
    await page.keyboard.press('Enter');
  };
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused();
  await page.keyboard.press('Enter');
  await enter(page.getByRole('link', { name: 'Fach wählen: München Hauptbahnhof' }).first());
  await enter(page.getByRole('button', { name: 'Weiter zur Größe' }));
  await expect(page.getByText('Welche Größe?')).toBeVisible();
  await enter(page.getByRole('button', { name: 'In den Warenkorb' }));
  await expect(heading(page, 'Warenkorb')).toBeVisible();
  await enter(page.getByRole('link', { name: 'Zur Kasse' }));
  for (const [label, typed] of [
    ['Vorname', 'Kim'],
    ['Nachname', 'Lang'],
    ['E-Mail', newAddress()],
  ] as const) {
    await tabTo(page, page.getByLabel(label));
    await page.keyboard.type(typed);
  }
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Wie möchten Sie bezahlen?')).toBeVisible();
  await enter(page.getByRole('button', { name: 'Weiter zum Bezahlen' }));
  await expect(heading(page, 'Stimmt alles?')).toBeVisible();
  for (const name of [/AGB/, /Datenschutzerklärung/, /Widerrufsbelehrung/]) {
    await tabTo(page, page.getByRole('checkbox', { name }));
    await page.keyboard.press('Space');
  }
  await enter(page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }));
  await expect(heading(page, 'Testzahlung')).toBeVisible();
});
