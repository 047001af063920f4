import { request } from 'node:http';
import type { Endpoint, Input, Output } from '@fachwerk/base/contract';
import { boxCartApi } from '@fachwerk/box-cart/contract';
import { checkoutApi, type OrderState } from '@fachwerk/cart/contract';
import { seenCart } from '@fachwerk/cart/rules/seen-lines';

export type Placed = Output<typeof checkoutApi.pay>;
export type PlacementCall = Input<typeof checkoutApi.pay>;
export type Shopper = ReturnType<typeof openShopper>;
type Options = {
  /** One for each call, where several servers stand behind the name. */
  readonly port: number | (() => number);
  readonly host: string;
  readonly email: string;
  /** Where they sit, for a product that believes a proxy about it. */
  readonly address?: string;
};

/** Somebody on a site of the running product, over the wire, who keeps its cookies. */
export function openShopper({ port: given, host, email, address }: Options) {
  const cookies = new Map<string, string>();

  async function call<E extends Endpoint>(endpoint: E, input: Input<E>, headers = {}): Promise<Output<E>> {
    const port = typeof given === 'number' ? given : given();
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const body = endpoint.method === 'GET' ? '' : JSON.stringify(input);
    const answer = await send(
      { port, path: `/api${endpoint.path}`, method: endpoint.method, body },
      {
        host: `${host}:${port}`,
        cookie,
        'content-type': 'application/json',
        ...(address && { 'x-forwarded-for': address }),
        ...headers,
      },
    );
    for (const set of answer.cookies) {
      const [name = '', value = ''] = set.split(';')[0]!.split('=');
      cookies.set(name, value);
    }
    if (answer.status !== 200) throw new Error(`${endpoint.path} said ${answer.status}: ${answer.body}`);
    return JSON.parse(answer.body);
  }

  return {
    email,
    call,
    /** With a box in the cart for two hours, from now on or from a time on; answers what would order it. */
    async withBox(locationId: string, sizeCode = 'S', startsAt?: Date): Promise<PlacementCall> {
      const contact = { email, firstName: 'Kim', lastName: 'Lang', phone: '' };
      // Who says who they are gets the last box, too.
      await call(checkoutApi.saveContact, { contact });
      const period = { durationMinutes: 120, ...(startsAt && { startsAt }) };
      await call(boxCartApi.addBox, { locationId, sizeCode, period, isOverwriting: false });
      const cart = await call(checkoutApi.show, {});
      const accepted = { terms: true, privacy: true, withdrawal: true };
      const lines = seenCart(cart);
      const data = {
        cartId: cart.id!,
        lines,
        contact,
        accepted,
        newsletter: false,
        expectedTotalCents: cart.totalCents,
      };
      return { data, paymentOption: 'card', paymentData: {} };
    },
    place: (placement: PlacementCall, key: string): Promise<Placed> =>
      call(checkoutApi.pay, placement, { 'idempotency-key': key }),
    /** From the page of the provider. */
    comesBack: (orderHash: string): Promise<OrderState> =>
      call(checkoutApi.orderState, { orderHash, isReturning: true }),
  };
}

type Wire = { readonly port: number; readonly path: string; readonly method: string; readonly body: string };
type WireAnswer = { readonly status: number; readonly body: string; readonly cookies: readonly string[] };

/** `fetch` would not send the name of the site. */
function send({ port, path, method, body }: Wire, headers: Record<string, string>): Promise<WireAnswer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: 'localhost', port, path, method, headers }, (reply) => {
      const chunks: Buffer[] = [];
      reply.on('data', (chunk: Buffer) => chunks.push(chunk));
      reply.on('error', reject);
      reply.on('end', () => {
        const cookies = reply.headers['set-cookie'] ?? [];
        resolve({ status: reply.statusCode ?? 0, body: Buffer.concat(chunks).toString('utf8'), cookies });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
