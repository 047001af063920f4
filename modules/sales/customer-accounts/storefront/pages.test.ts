import type { Language, Texts } from '@fachwerk/base/language';
import { addMinutes } from '@fachwerk/base/time';
import { customers } from '@fachwerk/customers/module';
import { pages as customerPages } from '@fachwerk/customers/storefront';
import { siteForTests } from '@fachwerk/site/site-for-tests';
import { siteHostFor } from '@fachwerk/testing/people';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openAccountsWith, type TestAccounts } from '../server/accounts.for-tests.ts';
import { customerAccounts } from '../server/module.ts';
import { pages } from './pages.tsx';

const texts = Object.fromEntries(
  (['de', 'deDu', 'en', 'it', 'ru'] as const).map((language) => [
    language,
    { ...customers.texts?.[language], ...customerAccounts.texts?.[language] },
  ]),
) as Record<Language, Texts>;

let world: TestAccounts;
let email: string;
let people = 0;
beforeAll(async () => {
  world = await openAccountsWith({ site: siteForTests([...pages, ...customerPages], { texts }) });
});
afterAll(() => world.app.close());
beforeEach(async () => {
  world.app.time.now = addMinutes(world.app.time.now, 120);
  email = `anna${++people}@example.org`;
  await world.known(world.nord, { email });
  jar.clear();
});

/** A browser without JavaScript: it sends forms, follows redirects and keeps cookies. */
const jar = new Map<string, string>();
async function visit(url: string, fields?: Record<string, string>) {
  const reply = await world.app.http.inject({
    method: fields ? 'POST' : 'GET',
    url,
    headers: {
      host: siteHostFor(world.network.id),
      ...(fields && { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    cookies: Object.fromEntries(jar),
    ...(fields && { payload: new URLSearchParams(fields).toString() }),
  });
  for (const { name, value } of reply.cookies) value === '' ? jar.delete(name) : jar.set(name, value);
  return { status: reply.statusCode, to: reply.headers.location ?? '', html: reply.body };
}

async function signIn() {
  await visit('/anmelden', { act: 'send', email });
  const { code } = await world.secretsOf(email);
  return visit('/anmelden?gesendet=1', { act: 'code', code });
}

test('who wants their account signs in first, by code, and comes back to where they were', async () => {
  const asked = await visit('/konto/adressen');
  expect([asked.status, asked.to]).toEqual([302, '/anmelden?zu=%2Fkonto%2Fadressen']);
  expect((await visit(asked.to)).html).toContain('Anmeldung ohne Passwort');
  const sent = await visit(asked.to, { act: 'send', email });
  expect([sent.status, sent.to]).toEqual([303, '/anmelden?gesendet=1&zu=%2Fkonto%2Fadressen']);
  expect((await visit(sent.to)).html).toContain('E-Mail prüfen');
  const { code } = await world.secretsOf(email);
  const wrong = await visit(sent.to, { act: 'code', code: '12' });
  expect(wrong.status).toBe(422);
  expect(wrong.html).toContain('Verbleibende Versuche: 4');
  const right = await visit(sent.to, { act: 'code', code });
  expect([right.status, right.to]).toEqual([303, '/konto/adressen']);
  expect((await visit(right.to)).html).toContain('Noch keine Adresse gespeichert');
  expect((await visit('/anmelden')).to).toBe('/konto');
  expect((await visit('/anmelden?zu=%2F%2Fevil.example')).to).toBe('/konto');
});

test('looking at the link does nothing, its button signs in once', async () => {
  await visit('/anmelden', { act: 'send', email });
  const { token } = await world.secretsOf(email);
  for (let i = 0; i < 3; i++) expect((await visit(`/anmelden/${token}`)).html).toContain('Jetzt anmelden');
  expect((await visit(`/anmelden/${token}`, { act: 'go' })).to).toBe('/konto');
  expect((await visit('/konto')).html).toContain(`Angemeldet als ${email}`);
  const again = await visit(`/anmelden/${token}`, { act: 'go' });
  expect(again.html).toContain('Dieser Link ist abgelaufen');
  expect(again.html).toContain('href="/anmelden"');
});

test('what is no address is said at the field, in the words of the specification where it has some', async () => {
  const answer = await visit('/anmelden', { act: 'send', email: 'anna' });
  expect(answer.status).toBe(422);
  expect(answer.html).toContain('value="anna"');
  expect(answer.html).toContain('Bitte geben Sie eine gültige E-Mail-Adresse ein.');
  const english = await world.app.http.inject({
    method: 'POST',
    url: '/anmelden',
    headers: {
      host: siteHostFor(world.network.id),
      'accept-language': 'en',
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: 'act=send&email=anna',
  });
  expect(english.body).toContain('Action failed. Please enter a valid email address.');
});

test('details are changed and kept, addresses added, changed, made usual and removed', async () => {
  await signIn();
  const version = /name="version" value="(\d+)"/.exec((await visit('/konto')).html)![1]!;
  const fields = { act: 'save', version, firstName: 'Anne', lastName: 'Ber<b>ger', phone: '', language: 'de' };
  expect((await visit('/konto', fields)).to).toBe('/konto?gespeichert=1');
  const saved = (await visit('/konto?gespeichert=1')).html;
  expect(saved).toContain('Ihre Angaben sind gespeichert');
  expect(saved).toContain('value="Ber&lt;b&gt;ger"');
  const late = await visit('/konto', { ...fields, firstName: 'Anni' });
  expect([late.status, late.html.includes('inzwischen an anderer Stelle geändert')]).toEqual([409, true]);
  // Sent again as it stands there, it is saved: the form now goes on from the newer version.
  expect(late.html).toContain(`name="version" value="${Number(version) + 1}"`);

  const home = { label: '', street: 'Hauptstraße 1', postcode: '10115', city: 'Berlin', country: 'DE', note: '' };
  await visit('/konto/adressen', { act: 'add', ...home });
  await visit('/konto/adressen', { act: 'add', ...home, street: 'Nebenweg 2' });
  const listed = (await visit('/konto/adressen')).html;
  const ids = [...listed.matchAll(/aendern=([\w-]+)/g)].map(([, id]) => id!);
  expect(listed).toContain('Deutschland');
  expect((await visit(`/konto/adressen?aendern=${ids[1]}`)).html).toContain('value="Nebenweg 2"');
  await visit('/konto/adressen', { act: 'choose', id: ids[1]! });
  await visit('/konto/adressen', { act: 'remove', id: ids[0]! });
  const left = (await visit('/konto/adressen')).html;
  expect([left.includes('Hauptstraße'), left.includes('Nebenweg 2')]).toEqual([false, true]);
  const far = { street: '', postcode: '1'.repeat(15), email: 'office@example.org', mobilePhone: '0170 abc' };
  const bad = await visit('/konto/adressen', { act: 'add', ...home, ...far });
  expect([bad.status, bad.html.match(/aria-invalid="true"/g)?.length]).toEqual([422, 3]);
  // What is wrong is said to the letter, and what was typed is counted against the contract (spec §5).
  expect(bad.html).toContain('Um 3 Zeichen zu lang: höchstens 12 Zeichen möglich.');
  expect(bad.html).toContain('Diese Zeichen sind hier nicht erlaubt: a b c');
  expect(bad.html.replaceAll('<!-- -->', '')).toContain('15 / 12');
  await visit('/konto/adressen', { act: 'add', ...home, email: far.email, mobilePhone: '0170 55' });
  expect((await visit('/konto/adressen')).html).toContain('office@example.org, 0170 55');
});

test('the file is in the page, and the account goes after its address was typed', async () => {
  await signIn();
  const page = (await visit('/konto/daten?datei=1')).html;
  const [, base64 = ''] =
    /href="data:application\/json;base64,([^"]+)" download="meine-daten-[\d-]+\.json"/.exec(page) ?? [];
  expect(JSON.parse(Buffer.from(base64, 'base64').toString())).toMatchObject({ customers: { details: { email } } });
  expect((await visit('/konto/daten?loeschen=1')).html).toContain('Sofort gelöscht');
  const slip = await visit('/konto/daten?loeschen=1', { act: 'erase', email: 'x@example.org' });
  expect(slip.html).toContain('Geben Sie zur Bestätigung genau die E-Mail-Adresse');
  const gone = await visit('/konto/daten?loeschen=1', { act: 'erase', email });
  expect(gone.to).toBe('/konto/geloescht');
  expect((await visit(gone.to)).html).toContain('Ihr Konto ist gelöscht');
  expect((await visit('/konto')).to).toBe('/anmelden?zu=%2Fkonto');
});

test('the newsletter is confirmed and ended behind its link, signing out ends here or everywhere', async () => {
  await signIn();
  await visit('/konto', { act: 'subscribe' });
  const token = /\/newsletter\/([\w-]+)/.exec((await world.lastMail(email))!.text)![1]!;
  expect((await visit(`/newsletter/${token}`)).html).toContain('Newsletter bestellen');
  await visit(`/newsletter/${token}`, { act: 'confirm' });
  expect((await visit(`/newsletter/${token}`)).html).toContain('Newsletter abbestellen');
  expect((await visit(`/newsletter/${token.slice(1)}`)).status).toBe(404);
  expect((await visit('/konto', { act: 'leaveEverywhere' })).to).toBe('/');
  expect(jar.has('fw_session')).toBe(false);
});
