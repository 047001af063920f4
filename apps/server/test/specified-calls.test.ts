import { expect, test } from 'vitest';
import { modules } from '../src/modules.ts';
import { SPECIFIED_CALLS } from './specified-calls.ts';

const shapeOf = (call: string) => call.replaceAll(/\{\w+\}|:\w+/g, '{}').replace(/\/$/, '');

test('every call of the specification is there', () => {
  const built = new Set(
    modules.flatMap(({ routes = [] }) => routes.map(({ endpoint }) => shapeOf(`${endpoint.method} ${endpoint.path}`))),
  );
  expect(SPECIFIED_CALLS.filter((call) => !built.has(shapeOf(call)))).toEqual([]);
});
