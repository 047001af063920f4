import { expect, test } from '../support/journey.ts';
import { linkInMail } from '../support/mailbox.ts';
import { picture } from '../support/picture.ts';
import { fillLogin, menuOf, sideBar } from '../support/screens.ts';
import { unique } from '../support/staff.ts';

test('somebody new is created with picture and role, and sees only what the role allows', async ({ staff }) => {
  const administrator = await staff.demo('merchant');
  const person = {
    name: `Anton Neu${unique()}`,
    email: `anton.${unique()}@journey.example`,
    password: `Segel-Kiste-${unique()}`,
  };
  const [firstName, lastName] = person.name.split(' ') as [string, string];

  const page = await administrator.open('/admin/users');
  await page.getByRole('link', { name: 'Benutzer anlegen' }).click();
  const form = page.getByRole('dialog', { name: 'Benutzer anlegen' });
  await form.getByRole('button', { name: 'Anlegen und einladen' }).click();
  await expect(form.getByRole('alert').first()).toBeFocused();
  await expect(form.getByRole('alert').first()).toContainText('Vorname');

  await form.getByLabel('Vorname').fill(firstName);
  await form.getByLabel('Nachname').fill(lastName);
  await form.getByRole('textbox', { name: 'E-Mail' }).fill(person.email);
  await form.getByRole('checkbox', { name: 'Personal' }).check();
  const file = form.locator('input[type=file]');
  await file.setInputFiles({ name: 'bild.png', mimeType: 'image/png', buffer: Buffer.from('This is no picture.') });
  await form.getByRole('button', { name: 'Anlegen und einladen' }).click();
  await expect(form.getByText('Diese Datei ist kein lesbares Bild').first()).toBeVisible();
  await file.setInputFiles(picture(300, [46, 125, 91]));
  await form.getByRole('button', { name: 'Anlegen und einladen' }).click();
  await expect(
    page.getByText(`${person.name} ist angelegt, die Einladung an ${person.email} wird versendet.`),
  ).toBeVisible();
  await expect(form).toBeHidden();

  await page.getByRole('searchbox', { name: 'Suchen' }).fill(lastName);
  const row = page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: person.email });
  await expect(row).toContainText('Eingeladen');
  await expect(row).toContainText('Personal');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Benutzer 1');

  const newcomer = await staff.stranger();
  await newcomer.goto(await linkInMail(administrator, person.email, /Ihr Zugang zu Trattoria Bella/));
  await newcomer.getByLabel('Passwort', { exact: true }).fill(person.password);
  await newcomer.getByLabel('Passwort wiederholen', { exact: true }).fill(person.password);
  await newcomer.getByRole('button', { name: 'Speichern' }).click();
  await expect(newcomer).toHaveURL('/login');
  await fillLogin(newcomer, person);
  await newcomer.getByRole('button', { name: 'Einloggen' }).click();
  await expect(newcomer).toHaveURL('/admin/dashboard');

  const menu = await menuOf(newcomer);
  const groups = new Map(menu);
  expect([...groups.keys()]).toEqual(
    expect.arrayContaining(['Tagesgeschäft', 'Dashboard', 'Verwaltung', 'Sonstiges', 'Shop', 'System']),
  );
  expect(groups.get('Sonstiges')).toEqual(['Einstellungen', 'Mein Online Shop', 'Anleitung/Hilfe', 'Ausloggen']);
  expect(groups.get('Tagesgeschäft')).toEqual(['Küche', 'Bestellungen', 'Bestellung aufnehmen', 'Karte']);
  expect(groups.get('Shop')).toContain('Shop-Einstellungen');
  expect(groups.get('System')).not.toContain('Server-Protokolle');
  const avatar = sideBar(newcomer).getByRole('link', { name: person.name }).locator('img');
  await expect(avatar).toHaveAttribute('src', /^\/api\//);
  await expect(avatar).toHaveJSProperty('complete', true);
  await expect(avatar).not.toHaveJSProperty('naturalWidth', 0);

  await newcomer.goto('/admin/users');
  await expect(newcomer.getByRole('heading', { level: 1 })).toHaveText('Keine Berechtigung');
  const status = await newcomer.evaluate<number>(
    `fetch('/api/private/users/0/25', { headers: { 'x-access-token': localStorage.getItem('authToken') } }).then((answer) => answer.status)`,
  );
  expect(status).toBe(403);
  await newcomer.getByRole('link', { name: 'Zur Übersicht' }).click();
  await expect(newcomer).toHaveURL('/admin/dashboard');
  await newcomer.reload();
  await expect(newcomer).toHaveURL('/admin/dashboard');
});

test('the list is searched, filtered and sorted, and its address brings it back', async ({ staff }) => {
  const administrator = await staff.demo('franchisor');
  const page = await administrator.open('/admin/users');
  const rows = page
    .getByRole('row')
    .or(page.getByRole('listitem'))
    .filter({ has: page.getByRole('link') })
    .filter({ hasText: '@' });
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Deaktiviert' }).click();
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Paul Lange');
  await page.getByRole('searchbox', { name: 'Suchen' }).fill('zzz');
  await expect(page.getByRole('heading', { name: 'Nichts gefunden' })).toBeVisible();
  await expect(page).toHaveURL('/admin/users?state=deactivated&q=zzz');
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Suchen' })).toHaveValue('zzz');
  await page.getByRole('button', { name: 'Alles zurücksetzen' }).click();
  await expect(page).toHaveURL('/admin/users');
  await expect(rows.first()).toBeVisible();
});

test('somebody is deleted after a question that says what will happen, and the history says who did what', async ({
  staff,
}) => {
  const administrator = await staff.demo('merchant');
  const person = await staff.newPerson(administrator, ['editor']);
  const page = await administrator.open(`/admin/users/${person.id}#history`);
  const drawer = page.getByRole('dialog', { name: `${person.firstName} ${person.lastName}` });
  await expect(drawer.getByText('Benutzer angelegt')).toBeVisible();
  await expect(drawer.getByText('von Giulia Ricci').first()).toBeVisible();

  await drawer.getByRole('tab', { name: 'Zugang' }).click();
  await drawer.getByRole('button', { name: 'Löschen' }).click();
  const question = page.getByRole('dialog', { name: `${person.firstName} ${person.lastName} endgültig löschen?` });
  await expect(question).toContainText(person.email);
  await expect(question.getByRole('button', { name: 'Abbrechen' })).toBeFocused();
  await question.getByRole('button', { name: 'Löschen' }).click();
  await expect(page.getByText(`${person.firstName} ${person.lastName} ist gelöscht.`)).toBeVisible();
  await expect(page).toHaveURL('/admin/users');
  await page.goto(`/admin/users/${person.id}`);
  await expect(page.getByText('Diesen Benutzer gibt es nicht.')).toBeVisible();
});
