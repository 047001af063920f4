import type { Page } from '@playwright/test';
import { type TOTP, URI } from 'otpauth';
import { expect, test } from '../support/journey.ts';
import { fillLogin } from '../support/screens.ts';
import { type Account, newPerson, type Staff } from '../support/staff.ts';

const STEP_MS = 30_000;

/** What a phone shows. A code works once, so the next one of the clock is taken when the first is used up. */
const codeOf = (totp: TOTP, stepsAhead = 0) => totp.generate({ timestamp: Date.now() + stepsAhead * STEP_MS });

/** The three steps, from the password to the recovery codes; answers what the phone and the paper know then. */
async function setUp(page: Page, { password }: Account): Promise<{ totp: TOTP; recoveryCodes: readonly string[] }> {
  await page.getByLabel('Aktuelles Passwort').fill(password);
  await page.getByRole('button', { name: 'Weiter' }).click();
  await expect(page.getByRole('img', { name: /^QR-Code/ })).toBeVisible();
  const address = await page.getByRole('link', { name: 'In der App öffnen' }).getAttribute('href');
  const totp = URI.parse(address!) as TOTP;
  await page.getByLabel('Code aus der App').fill('000000');
  await page.getByRole('button', { name: 'Bestätigen und einschalten' }).click();
  await expect(page.getByText(/^Falscher Code\./).first()).toBeVisible();
  await page.getByLabel('Code aus der App').fill(codeOf(totp));
  await page.getByRole('button', { name: 'Bestätigen und einschalten' }).click();
  await expect(page.getByRole('heading', { name: 'Wiederherstellungscodes aufbewahren' })).toBeVisible();
  const recoveryCodes = await page.getByRole('listitem').locator('code').allTextContents();
  expect(recoveryCodes).toHaveLength(10);
  await page.getByLabel('Ich habe die Codes sicher aufbewahrt').check();
  await page.getByRole('button', { name: 'Fertig' }).click();
  return { totp, recoveryCodes };
}

async function signInWithCode(page: Page, account: Account, code: string): Promise<void> {
  await page.goto('/login');
  await fillLogin(page, account);
  await page.getByRole('button', { name: 'Einloggen' }).click();
  await page.getByLabel('Code aus Ihrer App').fill(code);
  await page.getByRole('button', { name: 'Bestätigen' }).click();
}

test('a second factor is set up; signing in takes a code of the app or a recovery code, each once', async ({
  staff,
}) => {
  const person = await newPerson(await staff.demo('merchant'), ['staff']);
  const page = await (await staff.signIn(person)).open('/admin/settings/second-factor');
  await page.getByRole('button', { name: 'Einrichten' }).click();
  const { totp, recoveryCodes } = await setUp(page, person);
  await expect(page.getByText('Eingeschaltet', { exact: true })).toBeVisible();

  const phone = await staff.stranger();
  await signInWithCode(phone, person, '123456');
  await expect(phone.getByRole('alert')).toContainText('Dieser Code ist falsch oder bereits benutzt.');
  await phone.getByLabel('Code aus Ihrer App').fill(codeOf(totp, 1));
  await phone.getByRole('button', { name: 'Bestätigen' }).click();
  await expect(phone).toHaveURL('/admin/dashboard');

  const paper = await staff.stranger();
  await signInWithCode(paper, person, recoveryCodes[0]!.toLowerCase());
  await expect(paper).toHaveURL('/admin/dashboard');
  const again = await staff.stranger();
  await signInWithCode(again, person, recoveryCodes[0]!);
  await expect(again.getByRole('alert')).toContainText('bereits benutzt');

  await page.getByRole('button', { name: 'Abschalten' }).click();
  const question = page.getByRole('dialog', { name: 'Zweiten Faktor abschalten?' });
  await question.getByLabel('Aktuelles Passwort').fill(person.password);
  await question.getByRole('button', { name: 'Abschalten' }).click();
  await expect(page.getByText('Nicht eingerichtet')).toBeVisible();
});

test('where the company demands it, everybody sets it up before anything else', async ({ staff }) => {
  const owner = await staff.demo('franchisee');
  const administrator = await newPerson(owner, ['administrator']);
  const person = await newPerson(owner, ['support']);
  const administrating = await staff.signIn(administrator);
  try {
    const page = await administrating.open('/admin/settings/company');
    await page.getByRole('switch', { name: 'Zweiter Faktor ist Pflicht' }).click();
    await expect(page.getByText('Ihr Konto hat noch keinen zweiten Faktor.')).toBeVisible();
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page).toHaveURL('/admin/second-factor');
    await setUp(page, administrator);
    await expect(page).toHaveURL('/admin/dashboard');

    const theirs = await staff.stranger();
    await theirs.goto('/login');
    await fillLogin(theirs, person);
    await theirs.getByRole('button', { name: 'Einloggen' }).click();
    await expect(theirs).toHaveURL('/admin/second-factor');
    await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Zweiten Faktor einrichten');
    await theirs.goto('/admin/users');
    await expect(theirs).toHaveURL('/admin/second-factor');
    await setUp(theirs, person);
    await expect(theirs).toHaveURL('/admin/dashboard');
    await theirs.goto('/admin/settings/second-factor');
    await expect(theirs.getByRole('button', { name: 'Abschalten' })).toBeDisabled();
  } finally {
    await stopDemanding(administrating);
  }
});

/** A phone that shows its finger whenever it is asked to. */
async function withDevice(page: Page): Promise<void> {
  const device = await page.context().newCDPSession(page);
  await device.send('WebAuthn.enable');
  const able = { hasResidentKey: true, hasUserVerification: true, isUserVerified: true };
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'internal', automaticPresenceSimulation: true, ...able },
  });
}

test('a passkey is added, signs in by itself, and is what the password needs from then on', async ({ staff }) => {
  const person = await newPerson(await staff.demo('merchant'), ['staff']);
  const page = await (await staff.signIn(person)).open('/admin/settings/passkeys');
  await withDevice(page);
  await page.getByRole('button', { name: 'Passkey hinzufügen' }).click();
  await page.getByLabel('Name').fill('Telefon von Kim');
  await page.getByLabel('Aktuelles Passwort').fill(person.password);
  await page.getByRole('button', { name: 'Passkey hinzufügen' }).click();
  await expect(page.getByRole('heading', { name: 'Wiederherstellungscodes aufbewahren' })).toBeVisible();
  await page.getByLabel('Ich habe die Codes sicher aufbewahrt').check();
  await page.getByRole('button', { name: 'Fertig' }).click();
  const own = page.getByRole('list', { name: 'Ihre Passkeys' });
  await expect(own).toContainText('Telefon von Kim');
  await expect(own).toContainText('nie benutzt');

  await page.goto('/logout');
  await expect(page).toHaveURL('/login');
  await page.getByRole('button', { name: 'Mit Passkey anmelden' }).click();
  await expect(page).toHaveURL('/admin/dashboard');

  await page.goto('/logout');
  await expect(page).toHaveURL('/login');
  await fillLogin(page, person);
  await page.getByRole('button', { name: 'Einloggen' }).click();
  await expect(page.getByText('Ihr Konto ist mit einem Passkey geschützt.')).toBeVisible();
  await page.getByRole('button', { name: 'Mit Passkey anmelden' }).click();
  await expect(page).toHaveURL('/admin/dashboard');
  await page.goto('/admin/settings/passkeys');
  await expect(own).toContainText('zuletzt benutzt');
  await page.getByRole('button', { name: 'Entfernen: Telefon von Kim' }).click();
  const question = page.getByRole('dialog', { name: 'Telefon von Kim entfernen?' });
  await question.getByLabel('Aktuelles Passwort').fill(person.password);
  await question.getByRole('button', { name: 'Entfernen' }).click();
  await expect(page.getByText('Noch kein Passkey')).toBeVisible();
});

/** The other journeys go on in this company. */
async function stopDemanding(administrator: Staff): Promise<void> {
  const found = (await (await administrator.call('GET', '/private/company')).json()) as Record<string, unknown>;
  const { version, id, code, kind, franchisorCompany, isDemo, ...company } = found;
  const answer = await administrator.call('POST', '/private/company', {
    data: { company: { ...company, secondFactorRequired: false }, version },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}
