import { expect, test } from '../support/journey.ts';
import { fillLogin, menuOf, sideBar, signInByHand } from '../support/screens.ts';
import { DEMO, DEMO_PASSWORD } from '../support/staff.ts';

const WRONG = 'Die Zugangsdaten sind falsch. Bitte versuchen Sie es erneut.';
const merchant = { email: DEMO.merchant, password: DEMO_PASSWORD };

test('the login says what the specification says, to the letter', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin-Anmeldeseite');
  await expect(page).toHaveTitle('Admin-Anmeldeseite · Fachwerk');
  await expect(page.getByRole('button', { name: 'Einloggen', exact: true })).toBeVisible();
  await expect(page.getByLabel('Passwort', { exact: true })).toBeVisible();
  await expect(page.getByText('1.19-p')).toBeVisible();

  await page.getByRole('button', { name: 'Passwort vergessen?', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Passwort Wiederherstellung');
  await expect(page.getByLabel('Passwort', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Passwort wiederherstellen', exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Zurück zur Anmeldeseite', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin-Anmeldeseite');
});

test('wrong credentials: a red box that has the focus and can be dismissed', async ({ page }) => {
  await signInByHand(page, { ...merchant, password: 'Fachwerk-Demo-2' });
  const box = page.getByRole('alert');
  await expect(box).toHaveText(WRONG);
  await expect(box).toBeFocused();
  await expect(page).toHaveURL('/login');
  await expect(page.getByLabel('E-Mail')).toHaveValue(DEMO.merchant);

  await box.getByRole('button', { name: 'Meldung schließen' }).click();
  await expect(box).toHaveCount(0);
});

test('an unknown address is answered like a wrong password, and lost-password mode clears the box', async ({
  page,
}) => {
  await signInByHand(page, { email: 'niemand@nirgends.example', password: 'Fachwerk-Demo-1' });
  await expect(page.getByRole('alert')).toHaveText(WRONG);
  await page.getByRole('button', { name: 'Passwort vergessen?' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('Enter signs in, and leads to the dashboard', async ({ page }) => {
  await page.goto('/login');
  await fillLogin(page, merchant);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/dashboard');
  await expect(page).toHaveTitle('Übersicht · Trattoria Bella');
});

test('after signing in one is where one wanted to go', async ({ page }) => {
  await page.goto('/admin/customers?q=Rossi');
  await expect(page).toHaveURL('/login');
  await fillLogin(page, merchant);
  await page.getByRole('button', { name: 'Einloggen' }).click();
  await expect(page).toHaveURL('/admin/customers?q=Rossi');
});

test('the empty address leads to the dashboard, Ausloggen to the login and nowhere back', async ({ staff }) => {
  const merchantAdmin = await staff.demo('merchant');
  const page = await merchantAdmin.open('/');
  await expect(page).toHaveURL('/admin/dashboard');
  await menuOf(page);
  await page.getByRole('link', { name: 'Ausloggen' }).click();
  await expect(page).toHaveURL('/login');
  await page.goto('/admin/dashboard');
  await expect(page).toHaveURL('/login');
});

const OVERVIEW = ['Dashboard', ['Übersicht']] as const;
const LOCKERS = ['Zugriffsrechte', 'Schlösser/Boxen', 'Terminals', 'Log / Auswertung'] as const;
const TALK = ['Nachrichten', 'Termine'];
const cityMenu = (franchising: readonly string[], administration: readonly string[], more: readonly string[]) => [
  OVERVIEW,
  ['Zeitlager City', LOCKERS],
  ['Franchising', franchising],
  ['Administration', [...administration, 'Zeiterfassung', 'Echtzeit-Monitoring', 'Ausloggen']],
  ['Weitere Bereiche', more],
];
const SERVERS = ['Postausgang', 'Server-Protokolle'] as const;
const CUSTOMERS = ['Kunden', 'Widerrufe'];
const HELP = 'Anleitung/Hilfe';

const MENUS = {
  franchisor: {
    name: 'Katrin Vogel',
    company: 'Zeitlager City',
    menu: cityMenu(
      ['Franchisenehmer', 'Standorte', 'Domains'],
      ['Statistik', 'Übersetzungen'],
      [
        'Meldungen',
        'Aufgaben',
        ...TALK,
        'Aufträge',
        'Tagesbericht',
        'Franchise-Abrechnung',
        ...CUSTOMERS,
        'Anfragen',
        'Newsletter',
        'Umfragen',
        'Dialoge',
        'Preisgruppen',
        'Steuereinheiten',
        'Webseite',
        'Mediathek',
        'Rechts-Cockpit',
        'Import',
        'Besucher',
        'Gutscheine',
        'Benutzer',
        'Firmen',
        ...SERVERS,
        'Einstellungen',
        HELP,
      ],
    ),
  },
  // What would be refused is not in the menu: contracts and domains are not a technician's.
  technician: {
    name: 'Timo Brandt',
    company: 'Zeitlager City',
    menu: cityMenu(
      ['Standorte'],
      [],
      ['Meldungen', 'Aufgaben', 'Termine', 'Preisgruppen', 'Steuereinheiten', 'Import', 'Einstellungen', HELP],
    ),
  },
  franchisee: {
    name: 'Jens Petersen',
    company: 'Zeitlager Hamburg',
    menu: [
      OVERVIEW,
      ['Zeitlager Hamburg', [...LOCKERS, 'Ausloggen']],
      [
        'Weitere Bereiche',
        [
          'Meldungen',
          'Aufgaben',
          ...TALK,
          'Echtzeit-Monitoring',
          'Aufträge',
          'Tagesbericht',
          'Statistik',
          'Franchise-Abrechnung',
          ...CUSTOMERS,
          'Zeiterfassung',
          'Standorte',
          'Preisgruppen',
          'Steuereinheiten',
          'Übersetzungen',
          'Import',
          'Gutscheine',
          'Benutzer',
        ].concat(SERVERS, 'Einstellungen', HELP),
      ],
    ],
  },
  merchant: {
    name: 'Giulia Ricci',
    company: 'Trattoria Bella',
    menu: [
      OVERVIEW,
      ['Verwaltung', ['Aufgaben', 'Umfragen', 'Nachrichten', 'Termine', 'Aufträge', 'Kunden', 'Zeiterfassung']],
      ['Sonstiges', ['Benutzer', 'Einstellungen', 'Meine Webseite', 'Mein Online Shop', HELP, 'Ausloggen']],
      [
        'Weitere Bereiche',
        [
          'Küche',
          'Abholfächer',
          'Meldungen',
          'Echtzeit-Monitoring',
          'Zugriffsrechte',
          'Schlösser/Boxen',
          'Bestellung aufnehmen',
          'Serviceaufträge',
          'Tagesbericht',
          'Statistik',
          'Widerrufe',
          'Anfragen',
          'Newsletter',
          'Dialoge',
          'Standorte',
          'Preisgruppen',
          'Steuereinheiten',
          'Terminals',
          'Log / Auswertung',
          'Mediathek',
          'Rechts-Cockpit',
          'Übersetzungen',
          'Import',
          'Besucher',
          'Gutscheine',
          'Shop-Einstellungen',
          'Domains',
          ...SERVERS,
        ],
      ],
    ],
  },
} as const;

for (const who of ['franchisor', 'technician', 'franchisee', 'merchant'] as const) {
  test(`the demo account of the ${who} sees its own menu, its name and the mark of a demo`, async ({ page }) => {
    const { name, company, menu } = MENUS[who];
    await signInByHand(page, { email: DEMO[who], password: DEMO_PASSWORD });
    await expect(page).toHaveURL('/admin/dashboard');
    expect(await menuOf(page)).toEqual(menu);
    const head = sideBar(page);
    await expect(head.getByText(company, { exact: true }).first()).toBeVisible();
    await expect(head.getByText('Demo', { exact: true })).toBeVisible();
    await expect(head.getByText(name)).toBeVisible();
    await expect(head.getByText(DEMO[who])).toBeVisible();
    const target = who === 'technician' ? '/admin/settings' : '/admin/users';
    await expect(head.getByRole('link', { name })).toHaveAttribute('href', target);
  });
}
