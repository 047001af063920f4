import { dark, FONT, light, type TokenName, type Tokens } from '@fachwerk/base/tokens';
import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core';

/** Light mode uses shade 6, dark mode shade 4; the others are mixed around them. */
const LIGHT_SHADE = 6;
const DARK_SHADE = 4;

function mix(from: string, to: string, share: number): string {
  const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) => Math.round(channel(from, at) + (channel(to, at) - channel(from, at)) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function shades(name: TokenName): MantineColorsTuple {
  const [inLight, inDark] = [light[name], dark[name]];
  const paler = [0.88, 0.74, 0.5, 0.25].map((share) => mix(inDark, '#ffffff', share));
  const deeper = [0.16, 0.34, 0.52].map((share) => mix(inLight, '#000000', share));
  return [...paler, inDark, mix(inDark, inLight, 0.5), inLight, ...deeper] as unknown as MantineColorsTuple;
}

const ON_ACCENT = 'var(--fw-on-accent)';

/** Text on a filled control is light in light mode and dark in dark mode, whatever its colour: contrast ≥ 4.5 in both. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input);
  return input.variant === 'filled' ? { ...colors, color: ON_ACCENT } : colors;
};

/** Transitions show where something came from, within 150 ms. */
const quick = { transitionProps: { duration: 120 } };

export const theme = createTheme({
  primaryColor: 'accent',
  primaryShade: { light: LIGHT_SHADE, dark: DARK_SHADE },
  colors: {
    accent: shades('accent'),
    ok: shades('ok'),
    warn: shades('warn'),
    danger: shades('danger'),
    info: shades('info'),
    red: shades('danger'),
    gray: [
      '#faf8f4',
      '#f3f0ea',
      '#eae6dd',
      '#e2ded5',
      '#cfc9bd',
      '#8f897e',
      '#67635c',
      '#4f4c46',
      '#3a3835',
      '#2b2a28',
    ],
    dark: [
      '#e9e6e0',
      '#cfcac0',
      '#a8a296',
      '#8f897e',
      '#34322e',
      '#2a2826',
      '#1e1d1b',
      '#161513',
      '#100f0e',
      '#0b0a09',
    ],
  },
  black: light.beam,
  white: '#ffffff',
  variantColorResolver,
  fontFamily: FONT,
  fontFamilyMonospace: "ui-monospace, 'SF Mono', Menlo, Consolas, monospace",
  // At most three sizes per screen: 12 for secondary text, 14 for body, 20 for the title.
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '0.875rem', lg: '1rem', xl: '1.25rem' },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.5', lg: '1.5', xl: '1.4' },
  headings: {
    fontFamily: FONT,
    fontWeight: '600',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '1.25rem', lineHeight: '1.4' },
      h2: { fontSize: '1rem', lineHeight: '1.5' },
      h3: { fontSize: '0.875rem', lineHeight: '1.5' },
      h4: { fontSize: '0.875rem', lineHeight: '1.5' },
      h5: { fontSize: '0.875rem', lineHeight: '1.5' },
      h6: { fontSize: '0.75rem', lineHeight: '1.5' },
    },
  },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '8px', xl: '16px' },
  defaultRadius: 'md',
  shadows: {
    xs: '0 1px 2px rgb(43 42 40 / 8%)',
    sm: '0 2px 8px rgb(43 42 40 / 10%)',
    md: '0 6px 20px rgb(43 42 40 / 14%)',
    lg: '0 12px 32px rgb(43 42 40 / 18%)',
    xl: '0 20px 48px rgb(43 42 40 / 22%)',
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    // Its labels would fade between colour schemes and be unreadable meanwhile.
    SegmentedControl: { defaultProps: { transitionDuration: 0 } },
    Tooltip: {
      defaultProps: { events: { hover: true, focus: true, touch: true }, openDelay: 250, withArrow: true, ...quick },
    },
    // The placeholder for the first focus is not a menu item, and a menu may have no other.
    Menu: { defaultProps: { shadow: 'md', withinPortal: true, withInitialFocusPlaceholder: false, ...quick } },
    Popover: { defaultProps: { shadow: 'md', withinPortal: true, ...quick } },
    Modal: {
      defaultProps: {
        centered: true,
        overlayProps: { backgroundOpacity: 0.45 },
        transitionProps: { duration: 120, transition: 'fade' },
      },
    },
    Drawer: { defaultProps: { overlayProps: { backgroundOpacity: 0.25 }, transitionProps: { duration: 150 } } },
    Select: { defaultProps: { comboboxProps: { shadow: 'md', ...quick }, checkIconPosition: 'right' } },
    MultiSelect: { defaultProps: { comboboxProps: { shadow: 'md', ...quick } } },
    Badge: {
      defaultProps: { variant: 'light', radius: 'sm' },
      styles: { root: { textTransform: 'none', fontWeight: 500, letterSpacing: 0 } },
    },
    // Most alerts are static notes; one that interrupts sets its own role.
    Alert: { defaultProps: { role: 'note' } },
    Skeleton: { defaultProps: { radius: 'sm' } },
    Paper: { defaultProps: { radius: 'md' } },
    // White on the dark scheme's accent has too little contrast.
    Checkbox: { defaultProps: { radius: 'xs', iconColor: ON_ACCENT } },
    Radio: { defaultProps: { iconColor: ON_ACCENT } },
    InputWrapper: {
      styles: {
        label: { marginBottom: 4 },
        description: { marginTop: 6, lineHeight: 1.4 },
        error: { marginTop: 6, lineHeight: 1.4 },
      },
    },
  },
});

/** Our tokens as CSS variables (`--fw-accent`), with Mantine's own set to match. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: variablesOf(light),
  dark: variablesOf(dark),
});

function variablesOf(tokens: Tokens): Record<string, string> {
  const own = Object.entries(tokens).map(([name, value]) => [
    `--fw-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    value,
  ]);
  const soft = (['ok', 'warn', 'danger', 'info', 'accent'] as const).flatMap((name) => [
    [`--mantine-color-${name}-light`, mix(tokens.panel, tokens[name], 0.12)],
    [`--mantine-color-${name}-light-hover`, mix(tokens.panel, tokens[name], 0.18)],
    [`--mantine-color-${name}-light-color`, mix(tokens[name], tokens.beam, 0.18)],
    [`--mantine-color-${name}-text`, tokens[name]],
    // A menu item uses this shade in both schemes.
    [`--mantine-color-${name}-${LIGHT_SHADE}`, tokens[name]],
  ]);
  return {
    ...Object.fromEntries([...own, ...soft]),
    '--mantine-color-body': tokens.panel,
    '--mantine-color-text': tokens.beam,
    '--mantine-color-dimmed': tokens.quiet,
    '--mantine-color-placeholder': tokens.quiet,
    '--mantine-color-error': tokens.danger,
    '--mantine-color-anchor': tokens.accent,
    '--mantine-color-default-border': tokens.line,
    '--mantine-primary-color-contrast': tokens.onAccent,
  };
}
