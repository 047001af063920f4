import { expect, test } from 'vitest';
import { accentHint } from './accent-hint.ts';

test.each([
  ['#b4532a', 'white-clean', 'words'],
  ['#e08a5b', 'white-clean', 'corrected'],
  ['#d9723c', 'white-clean', 'buttons'],
  ['#e08a5b', 'black-clean', 'words'],
  ['#2b2a28', 'black-clean', 'corrected'],
] as const)('%s on %s: %s', (accent, template, level) => {
  expect(accentHint(accent, template)?.level).toBe(level);
});

test('what is no colour yet has no hint', () => {
  expect(accentHint('#b45', 'white-clean')).toBeNull();
});
