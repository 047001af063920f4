import { expect, expectTypeOf, test } from 'vitest';
import { appHooks, contribute, extensionPoint, fill, hook } from './hooks.ts';

type Count = (words: readonly string[]) => Promise<number>;
const counted = hook<Count>('low.counted');
const needed = hook<Count>('low.needed', { isRequired: true });
const count: Count = async (words) => words.length;

test('a hook does what a module above brings', async () => {
  const hooks = appHooks([
    { name: 'low', declaredHooks: [counted, needed] },
    { name: 'high', hooks: [fill(counted, count), fill(needed, async () => 7)] },
  ]);
  const run = hooks.find(counted);
  expectTypeOf(run).toEqualTypeOf<Count | undefined>();
  expect(await run?.(['one', 'two'])).toBe(2);
  expect(await hooks.get(needed)([])).toBe(7);
});

test('one that may stay empty does, and says so', () => {
  const hooks = appHooks([{ name: 'low', declaredHooks: [counted] }]);
  expect(hooks.find(counted)).toBeUndefined();
  expect(() => hooks.get(counted)).toThrow('no module fills the hook low.counted');
});

const refusals = [
  [
    'one that is required and nobody fills',
    [{ name: 'low', declaredHooks: [needed] }],
    'no module fills the hook low.needed',
  ],
  [
    'one that two modules fill',
    [
      { name: 'low', declaredHooks: [counted] },
      { name: 'high', hooks: [fill(counted, count)] },
      { name: 'higher', hooks: [fill(counted, count)] },
    ],
    'two modules fill the hook low.counted',
  ],
  [
    'one that nobody declares',
    [{ name: 'high', hooks: [fill(counted, count)] }],
    'no module declares the hook low.counted',
  ],
  [
    'a name that is declared twice',
    [
      { name: 'low', declaredHooks: [counted] },
      { name: 'other', declaredHooks: [hook('low.counted')] },
    ],
    'two hooks are named low.counted',
  ],
] as const;
for (const [name, modules, why] of refusals) {
  test(`a house does not start with ${name}`, () => {
    expect(() => appHooks(modules)).toThrow(why);
  });
}

type Shape = { readonly sides: number };
const shapes = extensionPoint<Shape>('low.shapes');

test('any number of modules contribute to a list, in their order', () => {
  const all = appHooks([
    { name: 'low', declaredPoints: [shapes] },
    { name: 'high', contributions: [contribute(shapes, { sides: 3 })] },
    { name: 'higher', contributions: [contribute(shapes, { sides: 4 })] },
  ]).all(shapes);
  expectTypeOf(all).toEqualTypeOf<readonly Shape[]>();
  expect(all).toEqual([{ sides: 3 }, { sides: 4 }]);
  expect(appHooks([{ name: 'low', declaredPoints: [shapes] }]).all(shapes)).toEqual([]);
});

test('a list that nobody declares takes nothing', () => {
  const modules = [{ name: 'high', contributions: [contribute(shapes, { sides: 3 })] }];
  expect(() => appHooks(modules)).toThrow('no module declares the extension point low.shapes');
});

test('what is contributed to an optional list is dropped where nobody declares it', () => {
  const colours = extensionPoint<Shape>('low.colours', { isOptional: true });
  const contributions = [contribute(colours, { sides: 3 })];
  expect(appHooks([{ name: 'high', contributions }]).all(colours)).toEqual([]);
  const all = appHooks([
    { name: 'low', declaredPoints: [colours] },
    { name: 'high', contributions },
  ]).all(colours);
  expect(all).toEqual([{ sides: 3 }]);
});
