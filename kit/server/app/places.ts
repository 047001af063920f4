import type { Endpoint } from '@fachwerk/base/contract';

/** Where the capability of a call holds, for a caller who has it at some places only. */
export class Places {
  readonly #ids: ReadonlySet<string>;
  #isHeeded = false;

  constructor(ids: ReadonlySet<string>) {
    this.#ids = ids;
  }

  get ids(): readonly string[] {
    this.#isHeeded = true;
    return [...this.#ids];
  }

  /** Whether anybody has asked. An answer that was made without is a defect. */
  get isHeeded(): boolean {
    return this.#isHeeded;
  }
}

/** What a caller may do everywhere, and what at some places only. */
type Rights = {
  readonly capabilities: ReadonlySet<string>;
  readonly limited?: ReadonlyMap<string, ReadonlySet<string>>;
};
type Guarded = Pick<Endpoint, 'access'> & { readonly places?: unknown };

/** The places at which a caller may use what is guarded so; undefined for who may use it everywhere, or not at all. */
export function placeIdsAt(
  { access, places }: Guarded,
  caller: Rights | null | undefined,
): ReadonlySet<string> | undefined {
  const [, capability] = access.split(':');
  if (!places || !capability || !caller?.limited || caller.capabilities.has(capability)) return undefined;
  return caller.limited.get(capability);
}

export function placesAt(guarded: Guarded, caller: Rights | null | undefined): Places | undefined {
  const ids = placeIdsAt(guarded, caller);
  return ids && new Places(ids);
}
