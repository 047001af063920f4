import { createHash, createHmac } from 'node:crypto';
import {
  choicePage,
  type FakeAnswer,
  type FakeRequest,
  fakeServer,
  goTo,
  type SentEvent,
} from './fake-server.for-tests.ts';

type Metadata = Record<string, string>;
type Intent = {
  id: string;
  object: 'payment_intent';
  status: string;
  amount: number;
  amount_received: number;
  currency: string;
  metadata: Metadata;
  last_payment_error: { code: string; decline_code: string } | null;
};
type Session = {
  id: string;
  object: 'checkout.session';
  status: string;
  payment_status: string;
  amount_total: number;
  currency: string;
  metadata: Metadata;
  payment_intent: string | null;
  url: string;
  success_url: string;
  cancel_url: string;
};
type Refund = {
  id: string;
  object: 'refund';
  payment_intent: string;
  amount: number;
  status: string;
  metadata: Metadata;
  failure_reason: string | null;
};

/** Signs what happens in connected accounts. */
export const CONNECT_SECRET = 'whsec_connect';

export type StripeFake = Awaited<ReturnType<typeof openStripeFake>>;
type Options = { readonly port?: number; readonly secret?: string; readonly onEvent?: (event: SentEvent) => void };

/**
 * As much of Stripe as this house uses, with its idempotency keys and its signatures. Every secret key is an account of its own: none sees
 * what another one has; an account that was connected to one has its own books. A key with `wrong` in it is nobody's, one with `narrow` may not know its account, one with `bare` may do nothing.
 */
export async function openStripeFake({ port = 0, secret = 'whsec_test', onEvent = () => {} }: Options = {}) {
  const sessions = new Map<string, Session>();
  const intents = new Map<string, Intent>();
  const refunds = new Map<string, Refund>();
  const byKey = new Map<string, FakeAnswer>();
  /** Whose a thing is, by its id: the secret key it was made with. */
  const owners = new Map<string, string>();
  /** Signing secrets of accounts that have another one than `secret`. */
  const secrets = new Map<string, string>();
  /** Connected to the account of a key, by their names. */
  const connected = new Map<string, { id: string; object: 'account'; charges_enabled: boolean }>();
  let count = 0;
  const newId = (kind: string) => `${kind}_${String(++count).padStart(6, '0')}`;
  /** The clock of Stripe; a test has one of its own. */
  const clock = { now: () => new Date() };
  const account = { refundStatus: 'succeeded' };

  function createSession(form: URLSearchParams, owner: string): FakeAnswer {
    const id = newId('cs');
    owners.set(id, owner);
    const session: Session = {
      id,
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      amount_total: Number(form.get('line_items[0][price_data][unit_amount]')),
      currency: form.get('line_items[0][price_data][currency]') ?? '',
      metadata: metadataIn(form, 'metadata'),
      payment_intent: null,
      url: `${server.url}/pay/${id}`,
      success_url: form.get('success_url') ?? '',
      cancel_url: form.get('cancel_url') ?? '',
    };
    sessions.set(id, session);
    return { status: 200, body: session };
  }

  function createRefund(form: URLSearchParams, owner: string): FakeAnswer {
    const wanted = form.get('payment_intent') ?? '';
    const intent = owners.get(wanted) === owner ? intents.get(wanted) : undefined;
    const amount = Number(form.get('amount'));
    const back = [...refunds.values()].filter(
      (known) => known.payment_intent === intent?.id && known.status !== 'failed',
    );
    const left = (intent?.amount_received ?? 0) - back.reduce((sum, known) => sum + known.amount, 0);
    if (!intent) return refused('resource_missing');
    if (amount > left) return refused('charge_already_refunded');
    const { refundStatus: status } = account;
    const metadata = metadataIn(form, 'metadata');
    const refund: Refund = {
      id: newId('re'),
      object: 'refund',
      payment_intent: intent.id,
      amount,
      status,
      metadata,
      failure_reason: null,
    };
    refunds.set(refund.id, refund);
    owners.set(refund.id, owner);
    return { status: 200, body: refund };
  }

  function expire(id: string): FakeAnswer {
    const session = sessions.get(id);
    if (session?.status !== 'open') return refused('session_not_open');
    session.status = 'expired';
    return { status: 200, body: session };
  }

  function retrieve(id: string, isExpanded: boolean): FakeAnswer {
    const session = sessions.get(id);
    if (!session) return refused('resource_missing');
    const intent = session.payment_intent && isExpanded ? intents.get(session.payment_intent) : session.payment_intent;
    return { status: 200, body: { ...session, payment_intent: intent } };
  }

  function api(request: FakeRequest): FakeAnswer {
    const form = new URLSearchParams(request.body);
    const owner = ownerIn(request);
    const [, , first = '', second = '', id = '', verb = ''] = request.path.split('/');
    const what = `${request.method} ${first}${first === 'checkout' ? `/${second}` : ''}`;
    if (what === 'GET account')
      return owner.includes('narrow')
        ? denied(403)
        : { status: 200, body: { id: `acct_${createHash('sha256').update(owner).digest('hex').slice(0, 12)}` } };
    if (what === 'POST accounts') {
      const made = { id: newId('acct'), object: 'account' as const, charges_enabled: false };
      connected.set(made.id, made);
      return { status: 200, body: made };
    }
    if (what === 'GET accounts')
      return connected.has(second) ? { status: 200, body: connected.get(second) } : refused('resource_missing');
    if (what === 'POST account_links') {
      const [name, back] = [form.get('account') ?? '', form.get('return_url') ?? ''];
      return connected.has(name)
        ? {
            status: 200,
            body: { object: 'account_link', url: `${server.url}/connect/${name}?back=${encodeURIComponent(back)}` },
          }
        : refused('resource_missing');
    }
    if (id && owners.get(id) !== owner) return refused('resource_missing');
    if (what === 'POST checkout/sessions') return verb === 'expire' ? expire(id) : createSession(form, owner);
    if (what === 'GET checkout/sessions' && !id)
      return { status: 200, body: { object: 'list', data: [], has_more: false } };
    if (what === 'GET checkout/sessions') return retrieve(id, request.query.has('expand[0]'));
    if (what === 'POST refunds') return createRefund(form, owner);
    if (what === 'GET refunds') {
      const intent = request.query.get('payment_intent');
      const data = [...refunds.values()].filter((known) => known.payment_intent === intent);
      return { status: 200, body: { object: 'list', data, has_more: false } };
    }
    return refused('unknown_call');
  }

  /** The customer's side: a page with a button for each end. */
  function page({ path }: FakeRequest): FakeAnswer {
    const [, , id = '', choice] = path.split('/');
    const session = sessions.get(id);
    if (!session) return refused('resource_missing');
    if (!choice) {
      const to = (name: string) => `/pay/${id}/${name}`;
      return choicePage('Stripe (fake)', {
        Pay: to('pay'),
        Decline: to('decline'),
        Process: to('process'),
        Cancel: to('cancel'),
      });
    }
    if (choice === 'pay') for (const event of fake.pay(id)) onEvent(event);
    if (choice === 'decline') for (const event of fake.decline(id)) onEvent(event);
    if (choice === 'process') for (const event of fake.process(id)) onEvent(event);
    return goTo(choice === 'pay' || choice === 'process' ? session.success_url : session.cancel_url);
  }

  /** For whoever has the fake as a process: its books, and a customer who pays without a browser. */
  function desk({ path }: FakeRequest): FakeAnswer {
    const [, , what, id = ''] = path.split('/');
    if (what === 'pay') return sessions.has(id) ? { status: 200, body: fake.pay(id) } : refused('resource_missing');
    const asked = server.seen.map((call) => `${call.method} ${call.path}`);
    const books = { sessions: [...sessions.values()], intents: [...intents.values()], refunds: [...refunds.values()] };
    return { status: 200, body: { ...books, asked } };
  }

  const server = await fakeServer((request) => {
    if (request.path.startsWith('/pay/')) return page(request);
    if (request.path.startsWith('/fake/')) return desk(request);
    const owner = ownerIn(request);
    const secretKey = keyIn(request);
    if (!/^[sr]k_/.test(secretKey) || secretKey.includes('wrong')) return denied(401);
    if (secretKey.includes('bare') || (owner !== secretKey && !connected.has(owner))) return denied(403);
    const given = request.headers['idempotency-key'];
    const key = given && `${owner} ${given}`;
    const known = key === undefined ? undefined : byKey.get(key);
    if (known) return known;
    const answer = api(request);
    if (key !== undefined && request.method === 'POST') byKey.set(key, answer);
    return answer;
  }, port);

  function signed(type: string, object: unknown, at = clock.now()): SentEvent {
    const owner = owners.get((object as { id?: string } | null)?.id ?? '') ?? '';
    const account = connected.has(owner) && { account: owner };
    const body = JSON.stringify({ id: newId('evt'), object: 'event', type, ...account, data: { object } });
    const signing = account ? CONNECT_SECRET : (secrets.get(owner) ?? secret);
    return { body, headers: { 'stripe-signature': stripeSignature(signing, body, at) } };
  }

  function intentOf(session: Session): Intent {
    const id = session.payment_intent ?? newId('pi');
    session.payment_intent = id;
    const made = intents.get(id) ?? {
      id,
      object: 'payment_intent' as const,
      status: 'requires_payment_method',
      amount: session.amount_total,
      amount_received: 0,
      currency: session.currency,
      metadata: session.metadata,
      last_payment_error: null,
    };
    intents.set(id, made);
    owners.set(id, owners.get(session.id) ?? '');
    return made;
  }

  const open = (id: string) => sessions.get(id)!;
  const fake = {
    ...server,
    sessions,
    refunds,
    intents,
    connected,
    clock,
    account,
    secret,
    secrets,
    signed,
    /** What is in the account of this key: what came in, less what went back. */
    moneyOf(key: string): number {
      const sum = (amounts: number[]) => amounts.reduce((all, amount) => all + amount, 0);
      const own = <Thing extends { id: string }>(things: Map<string, Thing>) =>
        [...things.values()].filter(({ id }) => owners.get(id) === key);
      const back = own(refunds).filter(({ status }) => status === 'succeeded');
      return sum(own(intents).map((intent) => intent.amount_received)) - sum(back.map(({ amount }) => amount));
    },
    /** The money arrived; `as` lets Stripe say another sum. */
    pay(id: string, as: { amount?: number; currency?: string } = {}): SentEvent[] {
      const session = open(id);
      const { amount = session.amount_total, currency = session.currency } = as;
      const intent = Object.assign(intentOf(session), { status: 'succeeded', amount_received: amount, currency });
      Object.assign(session, { status: 'complete', payment_status: 'paid', amount_total: amount, currency });
      return [signed('payment_intent.succeeded', intent), signed('checkout.session.completed', session)];
    },
    process(id: string): SentEvent[] {
      const session = open(id);
      const intent = Object.assign(intentOf(session), { status: 'processing' });
      session.status = 'complete';
      return [signed('payment_intent.processing', intent), signed('checkout.session.completed', session)];
    },
    decline(id: string): SentEvent[] {
      const failure = { code: 'card_declined', decline_code: 'insufficient_funds' };
      const intent = Object.assign(intentOf(open(id)), {
        status: 'requires_payment_method',
        last_payment_error: failure,
      });
      return [signed('payment_intent.payment_failed', intent)];
    },
    expire(id: string): SentEvent[] {
      expire(id);
      return [signed('checkout.session.expired', open(id))];
    },
    refundEvent: (id: string, status: string): SentEvent => {
      const refund = Object.assign(refunds.get(id)!, { status });
      return signed('refund.updated', refund);
    },
    /** Somebody gives money back in Stripe's own dashboard. */
    refundByHand(sessionId: string, amount: number): SentEvent[] {
      const intent = intentOf(open(sessionId));
      const refund: Refund = {
        id: newId('re'),
        object: 'refund',
        payment_intent: intent.id,
        amount,
        status: 'succeeded',
        metadata: {},
        failure_reason: null,
      };
      refunds.set(refund.id, refund);
      owners.set(refund.id, owners.get(sessionId) ?? '');
      const charge = { id: newId('ch'), object: 'charge', metadata: intent.metadata, amount_refunded: amount };
      owners.set(charge.id, owners.get(sessionId) ?? '');
      return [signed('charge.refunded', charge), signed('refund.created', refund)];
    },
  };
  return fake;
}

export function stripeSignature(secret: string, body: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}

function metadataIn(form: URLSearchParams, name: string): Metadata {
  const found = [...form].flatMap(([key, value]) => {
    const [, inner] = new RegExp(`^${name}\\[(\\w+)\\]$`).exec(key) ?? [];
    return inner ? [[inner, value] as const] : [];
  });
  return Object.fromEntries(found);
}

/** `sk_test_1_rolled` is a new key to the account of `sk_test_1`. */
const keyIn = ({ headers }: FakeRequest) => headers.authorization?.replace(/^Bearer |_rolled$/g, '') ?? '';

/** Whose call it is: of the key, or of the connected account that it names. */
const ownerIn = (request: FakeRequest) => request.headers['stripe-account'] ?? keyIn(request);

const denied = (status: 401 | 403): FakeAnswer => ({
  status,
  body: {
    error: {
      type: 'invalid_request_error',
      message: status === 401 ? 'Invalid API Key provided: sk_****' : 'No permission.',
    },
  },
});

const refused = (code: string): FakeAnswer => ({
  status: 400,
  body: { error: { type: 'invalid_request_error', code, message: code } },
});
