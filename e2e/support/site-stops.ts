import type { Locator, Page } from '@playwright/test';
import { ownPort } from '../setup/ports.ts';
import { newAddress, SHOP, SITE } from './site.ts';

const SALON = `http://salon.localhost:${ownPort()}`;

/** Addresses that nobody guesses; `led` is where the last press led. */
type Known = {
  readonly rental: string;
  readonly order: string;
  readonly location: string;
  readonly led: string;
  readonly category: string;
  readonly item: string;
};
type Stop = {
  readonly at: string;
  /** Its own address. */
  readonly to: string | ((known: Known) => string);
  /** What a person does before: what stands in fields, which box is ticked. */
  readonly first?: (page: Page) => Promise<unknown>;
  /** Its main button or link. */
  readonly press: (page: Page) => Locator;
};

const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name }).filter({ visible: true }).first();
const link = (name: string | RegExp) => (page: Page) => page.getByRole('main').getByRole('link', { name }).first();
const agree = async (page: Page) => {
  for (const name of [/AGB/, /Datenschutzerklärung/, /Widerrufsbelehrung/]) {
    await page.getByRole('checkbox', { name }).check();
  }
};
const person = async (page: Page) => {
  await page.getByLabel('Vorname').fill('Kim');
  await page.getByLabel('Nachname').fill('Lang');
  await page.getByRole('textbox', { name: 'E-Mail' }).fill(newAddress());
};

const led = ({ led }: Known) => led;
const write = (words: string) => (page: Page) => page.getByRole('main').getByRole('textbox').first().fill(words);

/** In the order somebody would come by: what is put into the cart is bought further below. */
export const STOPS: Readonly<Record<string, Stop>> = {
  '/': { at: SITE, to: '/', press: button('Fach finden') },
  '/standorte': { at: SITE, to: '/standorte?ort=Hamburg', press: link(/^Fach wählen/) },
  '/standort/:id': { at: SITE, to: ({ location }) => `/standort/${location}`, press: button('Weiter zur Größe') },
  '/cookies': { at: SITE, to: '/cookies', press: button('Auswahl speichern') },
  '/anmelden': {
    at: SITE,
    to: '/anmelden',
    first: (page) => page.getByRole('textbox', { name: 'E-Mail' }).fill(newAddress()),
    press: button('Link senden'),
  },
  '/konto/geloescht': { at: SITE, to: '/konto/geloescht', press: link('Zur Startseite') },
  '/terminal': { at: SITE, to: '/terminal', press: button('Gerät verbinden') },
  '/bestellung/:orderHash': { at: SITE, to: ({ order }) => `/bestellung/${order}`, press: link(/./) },
  '/miete/:key': { at: SITE, to: ({ rental }) => `/miete/${rental}`, press: button(/öffnen$/) },
  '/miete/:key/verlaengern': {
    at: SITE,
    to: ({ rental }) => `/miete/${rental}/verlaengern`,
    press: button('Weiter zur Kasse'),
  },
  '/kasse': { at: SITE, to: led, press: button(/zahlungspflichtig/i) },
  '/widerrufen': {
    at: SITE,
    to: '/widerrufen',
    first: async (page) => {
      await page.getByLabel('Ihr Name').fill('Kim Lang');
      await page.getByLabel('E-Mail-Adresse für die Bestätigung').fill(newAddress());
      await page.getByLabel('Bestellnummer').fill('ZZZZ-9999');
    },
    press: button('Weiter'),
  },
  '/widerrufen/:key': { at: SITE, to: led, press: button('Widerruf bestätigen') },
  '/shop': { at: SHOP, to: '/shop?suche=margh', press: link(/Margherita/) },
  '/shop/kategorie/:id': {
    at: SHOP,
    to: ({ category }) => category,
    press: (page) => page.locator('main a[href*="/shop/artikel/"]').first(),
  },
  '/shop/artikel/:id': {
    at: SHOP,
    to: ({ item }) => item,
    press: button(/^In den Warenkorb/),
  },
  '/warenkorb': {
    at: SHOP,
    to: '/warenkorb',
    first: (page) => page.getByText('Abholung', { exact: true }).click(),
    press: button('Zur Kasse'),
  },
  '/kasse/lieferung': {
    at: SHOP,
    to: '/kasse/lieferung',
    first: async (page) => {
      await person(page);
      await page.getByText('Bar', { exact: true }).click();
      await agree(page);
    },
    press: button('Zahlungspflichtig bestellen'),
  },
  '/bestellung/:orderHash/nochmal': { at: SHOP, to: ({ led }) => `${led}/nochmal`, press: button(/./) },
  '/gutschein': {
    at: SHOP,
    to: '/gutschein',
    first: async (page) => {
      await page.getByText('25,00 €', { exact: true }).click();
      await page.getByLabel('Empfänger').fill('Ben');
      await person(page);
      await agree(page);
    },
    press: button('Zahlungspflichtig bestellen'),
  },
  '/zahlung/test/:token': { at: SHOP, to: led, press: button('Ablehnen') },
  '/bestellung/:orderHash/zahlung': { at: SHOP, to: led, press: button(/./) },
  '/gutschein/guthaben': {
    at: SHOP,
    to: '/gutschein/guthaben',
    first: (page) => page.getByLabel('Gutscheincode').fill('GIBT-ES-NICHT'),
    press: button('Guthaben ansehen'),
  },
  '/umfrage/:slug': { at: SHOP, to: '/umfrage/wie-war-es', press: button(/./) },
  '/:a': { at: SHOP, to: '/kontakt', press: button('Nachricht senden') },
  '/chat': { at: SHOP, to: '/chat', first: write('Haben Sie heute offen?'), press: button('Senden') },
  '/chat/:email/:orderHash': { at: SHOP, to: led, first: write('Und morgen?'), press: button('Senden') },
  '/termine': { at: SALON, to: '/termine', press: link(/^Auswählen\s?: Herrenhaarschnitt/) },
  // The last time of the last day: what is nearer may be too near to be moved.
  '/termine/:serviceId': {
    at: SALON,
    to: led,
    first: (page) => page.getByRole('main').locator('summary').last().click(),
    press: (page) =>
      page
        .getByRole('main')
        .getByRole('link', { name: /^\d\d:\d\d$/ })
        .last(),
  },
  '/termine/:serviceId/buchen': {
    at: SALON,
    to: led,
    first: async (page) => {
      await page.getByLabel('Name', { exact: true }).fill('Kim Lang');
      await page.getByRole('textbox', { name: 'E-Mail' }).fill(newAddress());
      await agree(page);
    },
    press: button('Zahlungspflichtig buchen'),
  },
  '/termin/:key': { at: SALON, to: led, press: link('Termin verschieben') },
  '/termin/:key/verschieben': { at: SALON, to: led, press: link(/^\d\d:\d\d$/) },
};

export const READ = 'nothing to press: it is read';
const OTHER = 'the same page and form at another address';
const MAIL = 'a mail alone knows its address';
const ACCOUNT = 'for somebody signed in: people/account.spec.ts';
/** Pages without a stop of their own, and why. What only a mail knows is opened by the journey that reads the mail. */
export const ELSEWHERE: Readonly<Record<string, string>> = {
  '/kasse/zahlung': 'leads on',
  '/kasse/bezahlen': 'leads on',
  '/shop/agbs': READ,
  '/shop/datenschutz': READ,
  '/shop/widerruf': READ,
  '/shop/versand': READ,
  '/impressum': READ,
  '/barrierefreiheit': READ,
  '/ohne-netz': READ,
  '/konto/mieten': READ,
  '/konto/bestellungen': READ,
  '/bestellung/:orderHash/rechnung': READ,
  '/bestellung/:orderHash/bewerten': 'after the handover: shop/store.spec.ts',
  '/bestellung/:orderHash/bewertung-abmelden': MAIL,
  '/newsletter/weiter/:id/:mark': 'leads on',
  '/q/:qrCode': 'leads on',
  '/anmelden/:token': ACCOUNT,
  '/konto': ACCOUNT,
  '/konto/adressen': ACCOUNT,
  '/konto/daten': ACCOUNT,
  '/miete/:key/stornieren': 'before a rental begins: shop/rental-life.spec.ts',
  '/miete/:key/nachzahlen': 'after the grace: shop/rental-life.spec.ts',
  '/vorschau/:token': 'a draft: shop/website.spec.ts',
  '/termine/:serviceId/warteliste': 'where no time is free',
  '/tisch/:token': 'the printed code of a table alone knows its address',
  '/termin/bestaetigen/:key': MAIL,
  '/newsletter/:token': MAIL,
  '/newsletter/abmelden/:token': MAIL,
  '/umfrage/abmelden/:token': MAIL,
  '/:a/:b': OTHER,
  '/:a/:b/:c': OTHER,
  '/gutschein/guthaben/:code': OTHER,
  '/chat/view/:viewMode': OTHER,
  '/chat/list/:msgId/:itemId/:company': OTHER,
  '/chat/id/:itemId/:email/:orderHash/view/:viewMode': OTHER,
  '/chat/id/:itemId/:email/:orderHash': OTHER,
  '/chat/:email/:orderHash/view/:viewMode': OTHER,
};
