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

/** As much of PayPal as this house uses, with its request ids and its word on what it sent. */
export async function openPaypalFake({ port = 0, webhookId = 'WH-TEST', onEvent = () => {} }: Options = {}) {
  const orders = new Map<string, Order>();
  const byRequestId = new Map<string, FakeAnswer>();
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

  function createOrder(body: string): FakeAnswer {
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

  function refund(captureId: string, body: string): FakeAnswer {
    const order = [...orders.values()].find(({ captures }) => captures.some(({ id }) => id === captureId));
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

  function api({ method, path, body }: FakeRequest): FakeAnswer {
    const [, , , kind = '', id = '', verb = ''] = path.split('/');
    if (method === 'POST' && path === '/v2/checkout/orders') return createOrder(body);
    const order = orders.get(id);
    if (kind === 'orders' && !order) return refused(404, 'RESOURCE_NOT_FOUND');
    if (kind === 'orders' && method === 'GET') return { status: 200, body: wire(order!) };
    if (kind === 'orders' && verb === 'capture') return capture(order!);
    if (kind === 'captures' && verb === 'refund') return refund(id, body);
    if (kind === 'refunds') {
      const found = [...orders.values()].flatMap(({ refunds }) => refunds).find((known) => known.id === id);
      return found ? { status: 200, body: found } : refused(404, 'RESOURCE_NOT_FOUND');
    }
    return refused(404, 'UNKNOWN_CALL');
  }

  /** PayPal compares with what it really sent: one byte more or less is another text. */
  function verify({ body }: FakeRequest): FakeAnswer {
    const given = JSON.parse(body) as Record<string, string>;
    const at = body.indexOf('"webhook_event":') + '"webhook_event":'.length;
    const event = body.slice(at, -1);
    const { transmission_id = '', transmission_time = '' } = given;
    const isReal =
      given.transmission_sig === signature(transmission_id, transmission_time, event) && given.webhook_id === webhookId;
    return { status: 200, body: { verification_status: isReal ? 'SUCCESS' : 'FAILURE' } };
  }

  const signature = (id: string, at: string, text: string) =>
    createHmac('sha256', 'the certificate of PayPal').update(`${id}|${at}|${webhookId}|${text}`).digest('base64');

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
    if (request.path === '/v1/oauth2/token') return TOKEN;
    if (request.headers.authorization !== 'Bearer the-token') return refused(401, 'AUTHENTICATION_FAILURE');
    if (request.path === '/v1/notifications/verify-webhook-signature') return verify(request);
    const requestId = request.headers['paypal-request-id'];
    const known = requestId === undefined ? undefined : byRequestId.get(requestId);
    if (known) return known;
    const answer = api(request);
    if (requestId !== undefined && answer.status < 300) byRequestId.set(requestId, answer);
    return answer;
  }, port);

  function signed(type: string, resource: unknown): SentEvent {
    // Spaces as PayPal writes them: who parses and writes it anew breaks the signature.
    const body = JSON.stringify({ id: newId('WH-EVENT-'), event_type: type, resource }, null, 1);
    const [id, at] = [newId('t-'), clock.now().toISOString()];
    const headers = {
      'paypal-auth-algo': 'SHA256withRSA',
      'paypal-cert-url': 'https://api.paypal.com/cert',
      'paypal-transmission-id': id,
      'paypal-transmission-time': at,
      'paypal-transmission-sig': signature(id, at, body),
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
    signed,
    approve(id: string): SentEvent[] {
      const order = open(id);
      order.status = 'APPROVED';
      return [signed('CHECKOUT.ORDER.APPROVED', wire(order))];
    },
    /** What PayPal says about the capture of an order, under any name. */
    captureEvent(id: string, type: 'COMPLETED' | 'PENDING' | 'DENIED', as: Partial<Capture> = {}): SentEvent {
      const { captures, custom_id, amount } = open(id);
      const made = captures[0] ?? { id: 'CAPTURE-ELSEWHERE', status: type, amount, custom_id };
      const related = { supplementary_data: { related_ids: { order_id: id } } };
      return signed(`PAYMENT.CAPTURE.${type}`, { ...made, ...related, ...as });
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
      return signed('PAYMENT.CAPTURE.REFUNDED', made);
    },
  };
  return fake;
}

const TOKEN: FakeAnswer = {
  status: 200,
  body: { access_token: 'the-token', token_type: 'Bearer', expires_in: 32_400, scope: '' },
};

const refused = (status: number, issue: string): FakeAnswer => ({
  status,
  body: { name: issue, details: [{ issue }] },
});
