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
const NETWORK_DAY = ['Tagesgeschäft', ['Übergabe', 'Monitoring', 'Meldungen', 'Zugriffsrechte', 'Standorte']] as const;
const SERVERS = ['Postausgang', 'Server-Protokolle'] as const;
const SALES = ['Shop', ['Aufträge', 'Tagesbericht', 'Kunden', 'Gutscheine', 'Widerrufe']] as const;
const NETWORK = [
  'Netzwerk',
  ['Rundgänge', 'Inventuren', 'Fundbuch', 'Preisgruppen', 'Steuereinheiten', 'Franchise-Abrechnung'],
] as const;
const HELP = 'Anleitung/Hilfe';

const cityMenu = (franchising: readonly string[], administration: readonly string[]) => [
  NETWORK_DAY,
  OVERVIEW,
  ['Zeitlager City', LOCKERS],
  ['Franchising', franchising],
  ['Administration', [...administration, 'Zeiterfassung', 'Echtzeit-Monitoring', 'Ausloggen']],
];

const MENUS = {
  franchisor: {
    name: 'Katrin Vogel',
    company: 'Zeitlager City',
    menu: [
      ...cityMenu(['Franchisenehmer', 'Standorte', 'Domains'], ['Statistik', 'Übersetzungen']),
      SALES,
      ['Website', ['Website', 'Mediathek', 'Rechts-Cockpit', 'Besucher']],
      ['Kommunikation', ['Aufgaben', 'Nachrichten', 'Termine', 'Anfragen', 'Newsletter', 'Umfragen', 'Dialoge']],
      NETWORK,
      ['System', ['Benutzer', 'Import', 'Firmen', ...SERVERS, 'Einstellungen', HELP]],
    ],
  },
  // What would be refused is not in the menu: contracts and domains are not a technician's.
  technician: {
    name: 'Timo Brandt',
    company: 'Zeitlager City',
    menu: [
      ...cityMenu(['Standorte'], []),
      ['Kommunikation', ['Aufgaben', 'Termine']],
      ['Netzwerk', ['Rundgänge', 'Inventuren', 'Fundbuch', 'Preisgruppen', 'Steuereinheiten']],
      ['System', ['Import', 'Einstellungen', HELP]],
    ],
  },
  franchisee: {
    name: 'Jens Petersen',
    company: 'Zeitlager Hamburg',
    menu: [
      NETWORK_DAY,
      OVERVIEW,
      ['Zeitlager Hamburg', [...LOCKERS, 'Ausloggen']],
      SALES,
      ['Kommunikation', ['Aufgaben', 'Nachrichten', 'Termine']],
      NETWORK,
      [
        'System',
        ['Statistik', 'Zeiterfassung', 'Benutzer', 'Übersetzungen', 'Import', ...SERVERS, 'Einstellungen', HELP],
      ],
    ],
  },
  merchant: {
    name: 'Giulia Ricci',
    company: 'Trattoria Bella',
    menu: [
      ['Tagesgeschäft', ['Küche', 'Bestellungen', 'Bestellung aufnehmen', 'Karte', 'Tagesbericht']],
      OVERVIEW,
      ['Verwaltung', ['Aufgaben', 'Umfragen', 'Nachrichten', 'Termine', 'Aufträge', 'Kunden', 'Zeiterfassung']],
      ['Sonstiges', ['Benutzer', 'Einstellungen', 'Meine Webseite', 'Mein Online Shop', HELP, 'Ausloggen']],
      ['Shop', ['Abholfächer', 'Serviceaufträge', 'Gutscheine', 'Bewertungen', 'Widerrufe', 'Shop-Einstellungen']],
      ['Website', ['Mediathek', 'Rechts-Cockpit', 'Besucher', 'Domains']],
      ['Kommunikation', ['Übergabe', 'Anfragen', 'Newsletter', 'Dialoge']],
      [
        'Netzwerk',
        [
          'Meldungen',
          'Rundgänge',
          'Inventuren',
          'Fundbuch',
          'Echtzeit-Monitoring',
          'Zugriffsrechte',
          'Schlösser/Boxen',
          'Standorte',
          'Preisgruppen',
          'Steuereinheiten',
          'Terminals',
          'Log / Auswertung',
        ],
      ],
      ['System', ['Statistik', 'Übersetzungen', 'Import', ...SERVERS]],
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
