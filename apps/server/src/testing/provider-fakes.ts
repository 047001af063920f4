import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';

const FAKES = fileURLToPath(
  new URL('../../../../modules/sales/payments/server/providers/provider-fakes.for-tests.ts', import.meta.url),
);

export type ProviderFakes = {
  /** Where the one of Stripe answers; below `/fake/` it shows its books and takes faults. */
  readonly stripeUrl: string;
  /** What the product has to be started with to use them. */
  readonly env: Readonly<Record<string, string>>;
  stop(): Promise<void>;
};

/** Stripe and PayPal at the wire, with pages on which one pays; their events go to this product. */
export async function startProviderFakes(productUrl: string): Promise<ProviderFakes> {
  const [stripe, paypal] = [await freePort(), await freePort()];
  const child = spawn(process.execPath, [FAKES, String(stripe), String(paypal), productUrl], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    child.stdout.once('data', () => resolve());
    child.once('exit', (code) => reject(new Error(`the fakes of the providers ended with ${code}`)));
  });
  const stripeUrl = `http://127.0.0.1:${stripe}`;
  return {
    stripeUrl,
    env: {
      STRIPE_SECRET_KEY: 'sk_test_fake',
      STRIPE_WEBHOOK_SECRET: 'whsec_test',
      STRIPE_API_URL: stripeUrl,
      PAYPAL_CLIENT_ID: 'journeys',
      PAYPAL_CLIENT_SECRET: 'journeys',
      PAYPAL_WEBHOOK_ID: 'WH-TEST',
      PAYPAL_API_URL: `http://127.0.0.1:${paypal}`,
    },
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
