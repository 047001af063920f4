import { dark, light, type TokenName, type Tokens } from '@fachwerk/base/tokens';
import { Checkbox, DEFAULT_THEME, MantineProvider, mergeMantineTheme, Radio } from '@mantine/core';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { cssVariables, theme } from './theme.ts';

afterEach(cleanup);

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/** Text colours and their backgrounds. */
const pairs: readonly (readonly [TokenName, TokenName])[] = [
  ...(['beam', 'quiet', 'accent', 'ok', 'warn', 'danger', 'info'] as const).flatMap((word) =>
    (['panel', 'ground'] as const).map((on) => [word, on] as const),
  ),
  ...(['accent', 'ok', 'warn', 'danger', 'info'] as const).map((on) => ['onAccent', on] as const),
  ...(['navText', 'navQuiet', 'navAccent'] as const).flatMap((word) =>
    (['nav', 'navActive'] as const).map((on) => [word, on] as const),
  ),
  ['beam', 'accentSoft'],
];

for (const [name, tokens] of Object.entries({ light, dark }) as [string, Tokens][]) {
  for (const [word, on] of pairs) {
    test(`${word} on ${on} can be read in ${name}`, () =>
      expect(contrast(tokens[word], tokens[on])).toBeGreaterThanOrEqual(4.5));
  }
}

/** Colours of a dangerous menu item and its backgrounds, at rest and highlighted. */
const whole = cssVariables(mergeMantineTheme(DEFAULT_THEME, theme));
for (const look of ['light', 'dark'] as const) {
  for (const ground of ['--mantine-color-body', '--mantine-color-danger-light-hover'] as const) {
    test(`a dangerous menu item can be read on ${ground} in ${look}`, () => {
      const written = whole[look]['--mantine-color-danger-6'] ?? theme.colors?.danger?.[6];
      expect(contrast(written!, whole[look][ground]!)).toBeGreaterThanOrEqual(4.5);
    });
  }
}

/** `onAccent` on `accent` must reach 4.5 in both schemes, as checked above. */
test.each([
  ['a tick', <Checkbox key="box" defaultChecked />, '--checkbox-icon-color'],
  ['the dot of a choice', <Radio key="dot" defaultChecked />, '--radio-icon-color'],
])('%s is drawn in what can be read on the accent', (_, control, variable) => {
  const { container } = render(<MantineProvider theme={theme}>{control}</MantineProvider>);
  const root = container.querySelector<HTMLElement>(`[style*="${variable}"]`);
  expect(root?.style.getPropertyValue(variable)).toBe('var(--fw-on-accent)');
});
