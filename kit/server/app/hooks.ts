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

type HasHooks = {
  readonly name: string;
  readonly declaredHooks?: readonly Hook[];
  readonly hooks?: readonly FilledHook[];
};

export type Hooks = {
  /** Undefined if an optional hook has no implementation. */
  find<Fn extends Run>(hook: Hook<Fn>): Fn | undefined;
  /** For a hook that is required. */
  get<Fn extends Run>(hook: Hook<Fn>): Fn;
};

/** `export const reported = hook<(ctx: WorkCtx, reports: readonly Report[]) => Promise<void>>('devices.reported')` */
export function hook<Fn extends Run>(name: string, { isRequired = false } = {}): Hook<Fn> {
  return { name, isRequired };
}

/** In the upper module: `hooks: [fill(reported, storeReports)]`. */
export function fill<Fn extends Run>(to: Hook<Fn>, run: Fn): FilledHook {
  return { hook: to as Hook, run };
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
  };
}
