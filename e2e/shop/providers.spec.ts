import { freePort } from '@fachwerk/app-server/testing/free-port';
import { type ProviderFakes, startProviderFakes } from '@fachwerk/app-server/testing/provider-fakes';
import { startOwnProduct } from '../setup/product.ts';
import { expectAccessible } from '../support/axe.ts';
import { mailTo } from '../support/mailbox.ts';
import { expect, heading, test } from '../support/site.ts';
import { orderCart, putBoxIntoCart } from '../support/site-pages.ts';
import { type Staff, staffOf } from '../support/staff.ts';

type Story = {
  readonly payments: readonly { readonly state: string }[];
  readonly invoices: readonly { readonly kind: string }[];
};

/** A product of its own: with accounts at providers there is no test payment any more. */
let port: number;
let fakes: ProviderFakes;
let stopProduct: () => Promise<void>;
test.beforeAll(async () => {
  port = await freePort();
  fakes = await startProviderFakes(`http://localhost:${port}`);
  stopProduct = await startOwnProduct(port, fakes.env);
});
test.afterAll(async () => {
  await stopProduct?.();
  await fakes?.stop();
});

/** The order with this address, as staff know it. */
async function orderOf(staff: Staff, email: string): Promise<Story & { readonly id: string }> {
  const list = await staff.call('POST', '/private/orders', { data: { filter: { search: email } } });
  const { orders } = (await list.json()) as { orders: { id: string }[] };
  expect(orders).toHaveLength(1);
  return (await staff.call('GET', `/private/order/${orders[0]!.id}`)).json();
}

test('cards and PayPal: declined, tried another way, told twice, given back', async ({
  browser,
  playwright,
  complaints,
}) => {
  const backOffice = `http://localhost:${port}`;
  const ends: (() => Promise<unknown>)[] = [];
  const door = staffOf({
    playwright,
    browser,
    baseURL: backOffice,
    complaints,
    atEnd: (work) => void ends.push(work),
  });
  const administrator = await door.demo('franchisor');
  const context = await browser.newContext({ baseURL: `http://zeitlager.localhost:${port}` });
  await complaints.listen(context);
  const page = await context.newPage();

  await test.step('a card that is declined, then PayPal', async () => {
    await putBoxIntoCart(page);
    const email = await orderCart(page, undefined, 'Kreditkarte');
    await expect(heading(page, 'Stripe (fake)')).toBeVisible();
    await page.getByRole('button', { name: 'Decline' }).click();
    await expect(heading(page, 'Zahlung nicht erfolgreich')).toBeVisible();
    await expect(page.getByText('Die Kartenzahlung wurde abgelehnt oder abgebrochen.')).toBeVisible();
    await page.getByRole('radio', { name: /^PayPal/ }).check();
    await page.getByRole('button', { name: 'Erneut bezahlen' }).click();
    await page.getByRole('button', { name: 'Agree' }).click();
    await expect(heading(page, 'Vielen Dank für Ihre Bestellung')).toBeVisible();
    const { payments } = await orderOf(administrator, email);
    // The first way is closed before the second begins.
    expect(payments.map(({ state }) => state).sort()).toEqual(['cancelled', 'succeeded']);
  });

  await test.step('a card, of which Stripe tells again and again', async () => {
    await putBoxIntoCart(page);
    const email = await orderCart(page, undefined, 'Kreditkarte');
    await expect(heading(page, 'Stripe (fake)')).toBeVisible();
    const payAgain = `${page.url()}/pay`;
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(heading(page, 'Vielen Dank für Ihre Bestellung')).toBeVisible();
    await page.goto(payAgain);
    await expect(heading(page, 'Vielen Dank für Ihre Bestellung')).toBeVisible();
    const { id, payments, invoices } = await orderOf(administrator, email);
    expect(payments.map(({ state }) => state)).toEqual(['succeeded']);
    expect(invoices.map(({ kind }) => kind)).toEqual(['invoice']);

    const desk = await administrator.open(`${backOffice}/admin/orders-list`);
    await expect(desk.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(desk.locator('[aria-busy=true]')).toHaveCount(0);
    await expectAccessible(desk, 'orders');
    await desk.goto(`${backOffice}/admin/orders-list/${id}`);
    await desk.getByRole('button', { name: 'Geld erstatten' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Geld erstatten' });
    await dialog.getByLabel('Grund').fill('Fach war defekt');
    await expectAccessible(desk, 'giving money back');
    await dialog.getByRole('button', { name: /erstatten$/ }).click();
    await expect(desk.getByText('Erstattung beauftragt')).toBeVisible();
    await mailTo(administrator, email, /zurück|Erstattung/);
    const corrected = (await orderOf(administrator, email)).invoices.map(({ kind }) => kind);
    expect(corrected).toEqual(['invoice', 'credit']);
  });

  await context.close();
  for (const end of ends) await end();
});
