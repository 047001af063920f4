type Run = (...given: never[]) => Promise<unknown>;

/**
 * An extension point in a module's own transaction: the module declares the call, modules above implement it. For work after the commit use an event.
 */
export type Hook<Fn extends Run = Run> = {
  readonly name: string;
  /** The server does not start without an implementation. */
  readonly isRequired: boolean;
  /** Type only: the function's signature. */
  readonly run?: Fn;
};

/** One module's implementation of another's hook. */
export type FilledHook = { readonly hook: Hook; readonly run: Run };

/** A list that any number of modules above contribute to: objects of one type, that of the module which declares it. */
export type ExtensionPoint<T = unknown> = {
  readonly name: string;
  /** Contributions are dropped where no module declares it: those who contribute also run without it. */
  readonly isOptional?: boolean;
  /** Only for the compiler: what is contributed. */
  readonly contribution?: T;
};

/** What one module adds to the list of another. */
export type Contribution = { readonly point: ExtensionPoint; readonly value: unknown };

type HasHooks = {
  readonly name: string;
  readonly declaredHooks?: readonly Hook[];
  readonly hooks?: readonly FilledHook[];
  readonly declaredPoints?: readonly ExtensionPoint[];
  readonly contributions?: readonly Contribution[];
};

export type Hooks = {
  /** Undefined if an optional hook has no implementation. */
  find<Fn extends Run>(hook: Hook<Fn>): Fn | undefined;
  /** For a hook that is required. */
  get<Fn extends Run>(hook: Hook<Fn>): Fn;
  /** All contributions, in the order of the modules. */
  all<T>(point: ExtensionPoint<T>): readonly T[];
};

/** `export const reported = hook<(ctx: WorkCtx, reports: readonly Report[]) => Promise<void>>('devices.reported')` */
export function hook<Fn extends Run>(name: string, { isRequired = false } = {}): Hook<Fn> {
  return { name, isRequired };
}

/** In the upper module: `hooks: [fill(reported, storeReports)]`. */
export function fill<Fn extends Run>(to: Hook<Fn>, run: Fn): FilledHook {
  return { hook: to as Hook, run };
}

/** `export const lineProviders = extensionPoint<LineProvider>('checkout.line_providers')` */
export function extensionPoint<T>(name: string, { isOptional = false } = {}): ExtensionPoint<T> {
  return { name, isOptional };
}

/** In the upper module: `contributions: [contribute(lineProviders, boxLines)]`. */
export function contribute<T>(point: ExtensionPoint<T>, value: T): Contribution {
  return { point, value };
}

/** By the hook itself, not by its name: two modules that choose the same name do not meet by accident. */
export function appHooks(modules: readonly HasHooks[]): Hooks {
  const declared = new Set<Hook>();
  for (const hook of modules.flatMap((module) => module.declaredHooks ?? [])) {
    if ([...declared].some(({ name }) => name === hook.name)) throw new Error(`two hooks are named ${hook.name}`);
    declared.add(hook);
  }
  const filled = new Map<Hook, Run>();
  for (const { hook, run } of modules.flatMap((module) => module.hooks ?? [])) {
    if (!declared.has(hook)) throw new Error(`no module declares the hook ${hook.name}`);
    if (filled.has(hook)) throw new Error(`two modules fill the hook ${hook.name}`);
    filled.set(hook, run);
  }
  const points = new Map<ExtensionPoint, unknown[]>(
    modules.flatMap((module) => module.declaredPoints ?? []).map((point) => [point, []]),
  );
  for (const { point, value } of modules.flatMap((module) => module.contributions ?? [])) {
    const list = points.get(point);
    if (!list && point.isOptional) continue;
    if (!list) throw new Error(`no module declares the extension point ${point.name}`);
    list.push(value);
  }
  const empty = [...declared].find((hook) => hook.isRequired && !filled.has(hook));
  if (empty) throw new Error(`no module fills the hook ${empty.name}`);
  const find = <Fn extends Run>(hook: Hook<Fn>) => filled.get(hook as Hook) as Fn | undefined;
  return {
    find,
    get: (hook) => {
      const run = find(hook);
      if (!run) throw new Error(`no module fills the hook ${hook.name}`);
      return run;
    },
    all: <T>(point: ExtensionPoint<T>) => (points.get(point) ?? []) as T[],
  };
}
