import type * as z from 'zod/mini';

/**
 * Who may call an endpoint. `site` is anybody under the host of a site, `customer` whoever is signed in there. `staff` is any
 * signed-in member of staff (own account, own dashboard); everything else names the capability it takes.
 */
export type Access = 'public' | 'site' | 'customer' | 'staff' | `staff:${string}`;

type Schema = z.core.$ZodType;

export type Wire<In extends Schema, Out extends Schema, Who extends Access> = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api`, with `:name` for what the path carries. */
  readonly path: `/${string}`;
  readonly access: Who;
  readonly input: In;
  readonly output: Out;
  /** One German-free line for the API description. */
  readonly summary: string;
  /**
   * How the body travels. `multipart` carries objects as JSON text and files as files; `raw` hands on the very bytes as
   * `raw`, because a signature was made over them.
   */
  readonly body?: 'json' | 'multipart' | 'raw';
  /** How large a file of a form may be, where the usual 6 MB are too few. */
  readonly mostFileBytes?: number;
  /** How the answer travels: as JSON, or as `RawAnswer` for devices that speak another language. */
  readonly answer?: 'json' | 'raw';
  /** What an unauthenticated caller may do to find out secrets is limited per address: tries per minute. */
  readonly triesPerMinute?: number;
  /**
   * A change that computes for long (the hash of a password) must not hold a connection meanwhile: it runs outside a
   * transaction and opens short ones of its own.
   */
  readonly transaction?: 'own';
  /**
   * A change that stays possible where everything else may only be read: while a company is suspended, and for guests who may only look.
   * What people began before has to be finished, and a door must open for whoever has something behind it.
   */
  readonly evenReadOnly?: true;
  /**
   * Whoever has the capability at some places only is let in too: the use case shows and touches nothing elsewhere. Left out, they are refused as if
   * they had not the capability.
   */
  readonly places?: true;
};

/**
 * What a change does when it is sent again because its answer was lost:
 * `same`    it sets, replaces or deletes: the second finds it done, answers the same or says so, and adds nothing.
 * `key`     it adds, books or pays: the same `Idempotency-Key` is done once and answered the same.
 * `key x`   the same, and nobody leaves it out: the key is the field `x`, an id made by whoever asks.
 * `version` it names the version it was made for, so the second is refused as outdated; with the same `Idempotency-Key` it is answered the same.
 * `once`    it uses up what it takes (a code, a cart, a state that is left): the second is refused or finds what the first has made.
 * `again`   to be done again is what it is for, and nothing is booked: a test, a reminder, a new link.
 * `by x`    the field `x` is, or holds, such an id too, and the module itself keeps what it has done by it, for as long as the record lives.
 */
type Repeats = 'same' | 'key' | 'version' | 'once' | 'again' | `key ${string}` | `by ${string}`;

/** A change without a declared `repeats` does not compile. One with transactions of its own cannot be kept by a key: it takes an id. */
type Repeating<In extends Schema> =
  | { readonly repeats: 'key' | `key ${keyof z.input<In> & string}`; readonly transaction?: never }
  | { readonly repeats: 'same' | 'version' | 'once' | 'again' | `by ${keyof z.input<In> & string}` };

export type Ask<In extends Schema = Schema, Out extends Schema = Schema, Who extends Access = Access> = Wire<
  In,
  Out,
  Who
> & {
  readonly kind: 'ask';
};
export type Change<In extends Schema = Schema, Out extends Schema = Schema, Who extends Access = Access> = Wire<
  In,
  Out,
  Who
> & {
  readonly kind: 'change';
  readonly repeats: Repeats;
};
export type Endpoint = Ask | Change;

export type Input<E extends Endpoint> = z.infer<E['input']>;
export type Output<E extends Endpoint> = z.infer<E['output']>;

/** Reads only, whatever its HTTP method: no transaction, and the browser may cache it. */
export function ask<In extends Schema, Out extends Schema, Who extends Access>(
  wire: Wire<In, Out, Who>,
): Ask<In, Out, Who> {
  return { ...wire, kind: 'ask' };
}

/** Writes: the whole use case is one transaction. */
export function change<In extends Schema, Out extends Schema, Who extends Access>(
  wire: Wire<In, Out, Who> & Repeating<In>,
): Change<In, Out, Who> {
  return { ...wire, kind: 'change' };
}

/** Whether an `Idempotency-Key` makes two of the same one. */
export const takesKey = (endpoint: Endpoint) =>
  endpoint.kind === 'change' &&
  (endpoint.repeats === 'key' || (endpoint.repeats === 'version' && endpoint.transaction !== 'own')) &&
  endpoint.access !== 'public';

/** The field that is its key, where it has one. */
export const keyFieldOf = (endpoint: Endpoint) =>
  endpoint.kind === 'change' && endpoint.repeats.startsWith('key ') ? endpoint.repeats.slice('key '.length) : null;

/** A live stream of hints; who misses one asks again for what came after its last `seq`. */
export type Stream<Event extends Schema = Schema> = {
  readonly name: string;
  readonly access: Exclude<Access, 'public' | 'site'>;
  /** `company`: everybody in the company who has the access. `user`: each member of staff has a stream of their own. */
  readonly audience: 'company' | 'user';
  readonly event: Event;
  /**
   * The places an event is about; null for an event that says nothing of any. Whoever has the capability at some places only hears those. Left out,
   * they hear nothing.
   */
  readonly places?: (event: never) => readonly string[] | null;
};

export function stream<Event extends Schema>(
  declared: Stream<Event> & { readonly places?: (event: z.infer<Event>) => readonly string[] | null },
): Stream<Event> {
  return declared;
}

/** Something that happened and is told after the commit. Whoever tells it does not know its listeners. */
export type AppEvent<Payload extends Schema = Schema> = { readonly name: string; readonly payload: Payload };

export function event<Payload extends Schema>(declared: AppEvent<Payload>): AppEvent<Payload> {
  return declared;
}

/** A capability and who has it: the roles that bundle it, and the kinds of company it makes sense in (all when left out). */
type Capability = {
  readonly roles: readonly string[];
  readonly kinds?: readonly string[];
  /** Of the company alone that runs the installation. */
  readonly isOperatorOnly?: true;
  /** Never for guests whom a company let in for a while: what they did with it would outlast their visit. */
  readonly isOwnStaffOnly?: true;
};
export type CapabilityCatalog = Readonly<Record<string, Capability>>;
