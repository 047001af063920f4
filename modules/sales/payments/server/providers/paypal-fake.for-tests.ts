import { createHmac } from 'node:crypto';
import {
  choicePage,
  type FakeAnswer,
  type FakeRequest,
  fakeServer,
  goTo,
  type SentEvent,
} from './fake-server.for-tests.ts';

type Money = { currency_code: string; value: string };
type Capture = { id: string; status: string; amount: Money; custom_id: string };
type Refund = { id: string; status: string; amount: Money; custom_id: string };
type Order = {
  id: string;
  status: string;
  custom_id: string;
  amount: Money;
  backTo: string;
  captures: Capture[];
  refunds: Refund[];
};

export type PaypalFake = Awaited<ReturnType<typeof openPaypalFake>>;
type Options = { readonly port?: number; readonly webhookId?: string; readonly onEvent?: (event: SentEvent) => void };

/**
 * As much of PayPal as this house uses, with its request ids and its word on what it sent. Every client id is an account of its own; the
 * client secret `wrong` lets nobody in.
 */
export async function openPaypalFake({ port = 0, webhookId = 'WH-TEST', onEvent = () => {} }: Options = {}) {
  const orders = new Map<string, Order>();
  const byRequestId = new Map<string, FakeAnswer>();
  /** Whose an order is, by its id: a client id. */
  const owners = new Map<string, string>();
  /** Webhooks of accounts that have another one than `webhookId`. */
  const webhookIds = new Map<string, string>();
  const webhookOf = (owner: string) => webhookIds.get(owner) ?? webhookId;
  let count = 0;
  const newId = (kind: string) => `${kind}${String(++count).padStart(8, '0')}`;
  const clock = { now: () => new Date() };
  /** How a capture ends, and a refund. */
  const account = { captureStatus: 'COMPLETED', refundStatus: 'COMPLETED', declines: false };

  function wire({ id, status, custom_id, amount, captures, refunds }: Order) {
    const payments = { captures, refunds };
    return {
      id,
      status,
      purchase_units: [{ custom_id, amount, payments }],
      links: [{ href: `${server.url}/checkoutnow/${id}`, rel: 'payer-action', method: 'GET' }],
    };
  }

  function createOrder(body: string, owner: string): FakeAnswer {
    const given = JSON.parse(body);
    const [unit] = given.purchase_units;
    const order: Order = {
      id: newId('ORDER'),
      status: 'PAYER_ACTION_REQUIRED',
      custom_id: unit.custom_id,
      amount: unit.amount,
      backTo: given.payment_source.paypal.experience_context.return_url,
      captures: [],
      refunds: [],
    };
    orders.set(order.id, order);
    owners.set(order.id, owner);
    return { status: 201, body: wire(order) };
  }

  function capture(order: Order): FakeAnswer {
    if (order.captures.length > 0) return refused(422, 'ORDER_ALREADY_CAPTURED');
    if (order.status !== 'APPROVED') return refused(422, 'ORDER_NOT_APPROVED');
    if (account.declines) return refused(422, 'INSTRUMENT_DECLINED');
    const { amount, custom_id } = order;
    order.captures.push({ id: newId('CAPTURE'), status: account.captureStatus, amount, custom_id });
    order.status = 'COMPLETED';
    return { status: 201, body: wire(order) };
  }

  function refund(captureId: string, body: string, owner: string): FakeAnswer {
    const order = [...orders.values()].find(
      ({ id, captures }) => owners.get(id) === owner && captures.some((capture) => capture.id === captureId),
    );
    const given = JSON.parse(body) as { amount: Money; custom_id: string };
    const back =
      order?.refunds
        .filter(({ status }) => status !== 'FAILED')
        .reduce((sum, known) => sum + Number(known.amount.value), 0) ?? 0;
    if (!order || Number(given.amount.value) + back > Number(order.amount.value) + 0.001)
      return refused(422, 'REFUND_AMOUNT_EXCEEDED');
    const made = {
      id: newId('REFUND'),
      status: account.refundStatus,
      amount: given.amount,
      custom_id: given.custom_id,
    };
    order.refunds.push(made);
    return { status: 201, body: made };
  }

  function api({ method, path, body }: FakeRequest, owner: string): FakeAnswer {
    const [, , , kind = '', id = '', verb = ''] = path.split('/');
    if (method === 'POST' && path === '/v2/checkout/orders') return createOrder(body, owner);
    const order = owners.get(id) === owner ? orders.get(id) : undefined;
    if (kind === 'orders' && !order) return refused(404, 'RESOURCE_NOT_FOUND');
    if (kind === 'orders' && method === 'GET') return { status: 200, body: wire(order!) };
    if (kind === 'orders' && verb === 'capture') return capture(order!);
    if (kind === 'captures' && verb === 'refund') return refund(id, body, owner);
    if (kind === 'refunds') {
      const found = [...orders.values()].flatMap(({ refunds }) => refunds).find((known) => known.id === id);
      return found ? { status: 200, body: found } : refused(404, 'RESOURCE_NOT_FOUND');
    }
    return refused(404, 'UNKNOWN_CALL');
  }

  /** PayPal compares with what it really sent: one byte more or less is another text. */
  function verify({ body }: FakeRequest, owner: string): FakeAnswer {
    const given = JSON.parse(body) as Record<string, string>;
    const at = body.indexOf('"webhook_event":') + '"webhook_event":'.length;
    const event = body.slice(at, -1);
    const { transmission_id = '', transmission_time = '' } = given;
    const isReal =
      given.transmission_sig === signature(transmission_id, transmission_time, event, webhookOf(owner)) &&
      given.webhook_id === webhookOf(owner);
    return { status: 200, body: { verification_status: isReal ? 'SUCCESS' : 'FAILURE' } };
  }

  const signature = (id: string, at: string, text: string, webhook = webhookId) =>
    createHmac('sha256', 'the certificate of PayPal').update(`${id}|${at}|${webhook}|${text}`).digest('base64');

  function page({ path }: FakeRequest): FakeAnswer {
    const [, , id = '', choice] = path.split('/');
    const order = orders.get(id);
    if (!order) return refused(404, 'RESOURCE_NOT_FOUND');
    const to = (name: string) => `/checkoutnow/${id}/${name}`;
    if (!choice) return choicePage('PayPal (fake)', { Agree: to('agree'), Cancel: to('cancel') });
    if (choice === 'agree') for (const event of fake.approve(id)) onEvent(event);
    return goTo(order.backTo);
  }

  const server = await fakeServer((request) => {
    if (request.path.startsWith('/checkoutnow/')) return page(request);
    if (request.path === '/v1/oauth2/token') return tokenFor(request);
    const owner = /^Bearer token of (.+)$/.exec(request.headers.authorization ?? '')?.[1];
    if (owner === undefined) return refused(401, 'AUTHENTICATION_FAILURE');
    if (request.path === '/v1/notifications/verify-webhook-signature') return verify(request, owner);
    if (request.path.startsWith('/v1/notifications/webhooks/')) {
      const isOwn = request.path.endsWith(`/${webhookOf(owner)}`);
      return isOwn ? { status: 200, body: { id: webhookOf(owner) } } : refused(404, 'INVALID_RESOURCE_ID');
    }
    const given = request.headers['paypal-request-id'];
    const requestId = given && `${owner} ${given}`;
    const known = requestId === undefined ? undefined : byRequestId.get(requestId);
    if (known) return known;
    const answer = api(request, owner);
    if (requestId !== undefined && answer.status < 300) byRequestId.set(requestId, answer);
    return answer;
  }, port);

  function signed(type: string, resource: unknown, order = ''): SentEvent {
    const webhook = webhookOf(owners.get(order) ?? '');
    // Spaces as PayPal writes them: who parses and writes it anew breaks the signature.
    const body = JSON.stringify({ id: newId('WH-EVENT-'), event_type: type, resource }, null, 1);
    const [id, at] = [newId('t-'), clock.now().toISOString()];
    const headers = {
      'paypal-auth-algo': 'SHA256withRSA',
      'paypal-cert-url': 'https://api.paypal.com/cert',
      'paypal-transmission-id': id,
      'paypal-transmission-time': at,
      'paypal-transmission-sig': signature(id, at, body, webhook),
    };
    return { body, headers };
  }

  const open = (id: string) => orders.get(id)!;
  const fake = {
    ...server,
    orders,
    clock,
    account,
    webhookId,
    webhookIds,
    signed,
    /** What is in the account of this client id, in cents: what came in, less what went back. */
    moneyOf(owner: string): number {
      const cents = (things: readonly { status: string; amount: Money }[]) =>
        things
          .filter(({ status }) => status === 'COMPLETED')
          .reduce((sum, { amount }) => sum + Math.round(Number(amount.value) * 100), 0);
      return [...orders.values()]
        .filter(({ id }) => owners.get(id) === owner)
        .reduce((sum, { captures, refunds }) => sum + cents(captures) - cents(refunds), 0);
    },
    approve(id: string): SentEvent[] {
      const order = open(id);
      order.status = 'APPROVED';
      return [signed('CHECKOUT.ORDER.APPROVED', wire(order), id)];
    },
    /** What PayPal says about the capture of an order, under any name. */
    captureEvent(id: string, type: 'COMPLETED' | 'PENDING' | 'DENIED', as: Partial<Capture> = {}): SentEvent {
      const { captures, custom_id, amount } = open(id);
      const made = captures[0] ?? { id: 'CAPTURE-ELSEWHERE', status: type, amount, custom_id };
      const related = { supplementary_data: { related_ids: { order_id: id } } };
      return signed(`PAYMENT.CAPTURE.${type}`, { ...made, ...related, ...as }, id);
    },
    refundByHand(id: string, value: string): SentEvent {
      const order = open(id);
      const made = {
        id: newId('REFUND'),
        status: 'COMPLETED',
        amount: { ...order.amount, value },
        custom_id: order.custom_id,
      };
      order.refunds.push(made);
      return signed('PAYMENT.CAPTURE.REFUNDED', made, id);
    },
  };
  return fake;
}

function tokenFor({ headers }: FakeRequest): FakeAnswer {
  const basic = Buffer.from(headers.authorization?.replace(/^Basic /, '') ?? '', 'base64').toString();
  const [client, password] = basic.split(':');
  if (password === 'wrong') {
    return { status: 401, body: { error: 'invalid_client', error_description: 'Client Authentication failed' } };
  }
  const body = { access_token: `token of ${client}`, token_type: 'Bearer', expires_in: 32_400, scope: '' };
  return { status: 200, body };
}

const refused = (status: number, issue: string): FakeAnswer => ({
  status,
  body: { name: issue, details: [{ issue }] },
});
