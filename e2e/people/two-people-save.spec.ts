import { expect, test } from '../support/journey.ts';
import { newPerson } from '../support/staff.ts';

test('two people save the same user: the second sees what changed, and decides', async ({ staff }) => {
  const administrator = await staff.demo('merchant');
  const person = await newPerson(administrator, ['staff']);
  const colleague = await newPerson(administrator, ['administrator']);
  const one = await administrator.open(`/admin/users/${person.id}`);
  const two = await (await staff.signIn(colleague)).open(`/admin/users/${person.id}`);
  await two.getByLabel('Telefon').fill('+49 40 222');
  await two.getByLabel('Position').fill('Küche');

  await one.getByLabel('Telefon').fill('+49 40 111');
  await one.getByLabel('Vorname').fill('Frauke');
  await one.getByRole('button', { name: 'Speichern' }).click();
  await expect(one.getByText('Gespeichert', { exact: true })).toBeVisible();

  await two.getByRole('button', { name: 'Speichern' }).click();
  await expect(two.getByRole('alert')).toContainText('inzwischen von jemand anderem geändert');
  const differing = two.getByRole('region', { name: 'Unterschiede' });
  const phone = differing.getByRole('radiogroup', { name: 'Telefon' });
  await expect(phone).toContainText('+49 40 222');
  await expect(phone).toContainText('+49 40 111');
  await expect(two.getByRole('textbox', { name: 'Vorname' })).toHaveValue('Frauke');
  await phone.getByRole('radio', { name: 'Inzwischen gespeichert' }).check();
  await expect(two.getByRole('textbox', { name: 'Telefon' })).toHaveValue('+49 40 111');
  await two.getByRole('button', { name: 'Speichern' }).click();
  await expect(two.getByText('Gespeichert', { exact: true })).toBeVisible();

  const saved = (await (await administrator.call('GET', `/private/user/${person.id}`)).json()) as {
    contact: Record<string, string>;
  };
  expect(saved.contact).toMatchObject({ firstName: 'Frauke', phone: '+49 40 111', position: 'Küche' });
});
