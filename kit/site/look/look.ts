import { contrast, FOR_EDGES, FOR_WORDS, mixed, readableOn } from '@fachwerk/base/contrast';
import { dark, light, type Tokens } from '@fachwerk/base/tokens';
import type { SiteHead, Template } from '../pages/frame.ts';
import { fontVariables } from './fonts.ts';

type Look = { readonly scheme: 'light' | 'dark'; readonly tokens: Tokens; readonly shade: string };

/** Two themes of one layout. The company chooses the theme: it does not follow the visitor's colour scheme. */
const LOOKS: Readonly<Record<Template, Look>> = {
  'white-clean': { scheme: 'light', tokens: { ...light, ground: '#ffffff' }, shade: light.ground },
  'black-clean': { scheme: 'dark', tokens: { ...dark, ground: '#121110', panel: '#1b1a18' }, shade: '#1b1a18' },
};

const COLOUR = /^#[0-9a-f]{6}$/i;
const WORDS_ON_ACCENT = ['#ffffff', '#141312'] as const;

/** The theme of a site as CSS variables: the template's colours, the company's accent corrected for contrast, and its fonts. */
export function lookCss({ template, accent, fonts }: Pick<SiteHead, 'template' | 'accent' | 'fonts'>): string {
  const { scheme, tokens, shade } = LOOKS[template];
  const { beam, ground, panel } = tokens;
  const own = COLOUR.test(accent) ? accent.toLowerCase() : tokens.accent;
  const filled = readableOn(own, [ground, panel], beam, FOR_EDGES);
  const [, onAccent] = WORDS_ON_ACCENT.map((words) => [contrast(words, filled), words] as const).sort(
    ([a], [b]) => b - a,
  )[0]!;
  const [away, into] = onAccent === '#ffffff' ? ['#000000', '#000000'] : ['#ffffff', '#ffffff'];
  const button = readableOn(filled, [onAccent], away, FOR_WORDS);
  const soft = mixed(panel, own, 0.1);
  const words = readableOn(own, [ground, panel, shade, soft], beam, FOR_WORDS);
  const variables = {
    beam,
    panel,
    ground,
    shade,
    line: tokens.line,
    edge: readableOn(tokens.line, [ground, panel], beam, FOR_EDGES),
    quiet: readableOn(tokens.quiet, [ground, panel, shade], beam, FOR_WORDS),
    accent: button,
    'on-accent': onAccent,
    'accent-soft': soft,
    'accent-text': words,
    'accent-deep': mixed(button, into, 0.14),
    focus: words,
    ok: tokens.ok,
    warn: tokens.warn,
    danger: tokens.danger,
    info: tokens.info,
  };
  const lines = Object.entries(variables).map(([name, value]) => `--fw-${name}:${value.toLowerCase()}`);
  return `:root{color-scheme:${scheme};${[...lines, ...fontVariables(fonts)].join(';')}}`;
}

/** For the browser bar of a phone. */
export function groundOf(template: Template): string {
  return LOOKS[template].tokens.ground;
}
