export type SentEvent = { readonly body: string; readonly headers: Readonly<Record<string, string>> };
type Session = { readonly id: string; readonly success_url: string; readonly payment_intent: string | null };
type Books = {
  readonly sessions: readonly Session[];
  readonly intents: readonly { readonly id: string; readonly amount_received: number }[];
  readonly refunds: readonly { readonly payment_intent: string }[];
  readonly asked: readonly string[];
};
export type Fault = { readonly on: string; readonly kind: 'deaf' | 'hang' };

/** The fake of Stripe, seen from inside: what it has in its books, and what goes wrong with it. */
export function openStripeDesk(stripeUrl: string) {
  async function ask<T>(path: string, body?: object): Promise<T> {
    const answer = await fetch(`${stripeUrl}/fake/${path}`, body ? { method: 'POST', body: JSON.stringify(body) } : {});
    return (await answer.json()) as T;
  }
  const books = () => ask<Books>('books');
  const sessionsOf = async (orderHash: string) =>
    (await books()).sessions.filter(({ success_url }) => success_url.includes(orderHash));

  return {
    setFaults: (faults: readonly Fault[]) => ask('faults', faults),
    /** How often it was asked for this. */
    timesAsked: async (on: string) => (await books()).asked.filter((call) => call === on).length,
    /** The customer pays for this order; what Stripe would tell of it. */
    paid: async (orderHash: string) => ask<SentEvent[]>(`pay/${(await sessionsOf(orderHash))[0]!.id}`),
    async chargedFor(orderHash: string) {
      const { intents, refunds } = await books();
      const sessions = await sessionsOf(orderHash);
      const isOurs = (id: string) => sessions.some(({ payment_intent }) => payment_intent === id);
      return {
        sessions: sessions.length,
        charges: intents.filter(({ id, amount_received }) => isOurs(id) && amount_received > 0).length,
        refunds: refunds.filter(({ payment_intent }) => isOurs(payment_intent)).length,
      };
    },
  };
}
