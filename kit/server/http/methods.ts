import type { Module } from '../app/module.ts';

/** Which methods an address knows, to tell "not like this" from "no such thing". Asked only when no route was found. */
export function allowedMethods(modules: readonly Module[]): (url: string) => string[] {
  const known = modules
    .flatMap((module) => module.routes ?? [])
    .map(({ endpoint: { method, path } }) => ({ method, pattern: patternOf(path) }));
  return (url) => {
    const path = url.split('?', 1)[0]!;
    return [...new Set(known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method))];
  };
}

function patternOf(path: string): RegExp {
  const segments = path
    .split('/')
    .map((segment) => (segment.startsWith(':') ? '[^/]+' : segment.replace(/[^\w-]/g, '\\$&')));
  return new RegExp(`^/api${segments.join('/')}$`);
}
