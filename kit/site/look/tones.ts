import { contrast, FOR_EDGES, FOR_WORDS, mixed, readableOn } from '@fachwerk/base/contrast';
import { dark, light, type Tokens } from '@fachwerk/base/tokens';
import type { Template } from '../pages/frame.ts';

type Scheme = 'light' | 'dark';
type Look = { readonly scheme: Scheme; readonly tokens: Tokens; readonly shade: string };

/** Two themes of one layout. The company chooses the theme: it does not follow the visitor's colour scheme. */
export const LOOKS: Readonly<Record<Template, Look>> = {
  'white-clean': { scheme: 'light', tokens: { ...light, ground: '#ffffff' }, shade: light.ground },
  'black-clean': { scheme: 'dark', tokens: { ...dark, ground: '#121110', panel: '#1b1a18' }, shade: '#1b1a18' },
};

/** Backgrounds of a section, beside none. `contrast` is dark on a light site and light on a dark one. */
export const TONES = ['bright', 'secondary', 'primary', 'contrast'] as const;
export type Tone = (typeof TONES)[number];

/** Colours of the page or of one section, by the names of their CSS variables. */
export type Colours = Readonly<
  Record<
    | 'beam'
    | 'panel'
    | 'ground'
    | 'shade'
    | 'line'
    | 'edge'
    | 'quiet'
    | 'accent'
    | 'on-accent'
    | 'accent-soft'
    | 'accent-text'
    | 'accent-deep'
    | 'focus'
    | 'ok'
    | 'warn'
    | 'danger'
    | 'info',
    string
  >
>;
type Chosen = { readonly template: Template; readonly accent: string };

const COLOUR = /^#[0-9a-f]{6}$/i;
const WORDS_ON_ACCENT = ['#ffffff', '#141312'] as const;
const SIGNALS = ['ok', 'warn', 'danger', 'info'] as const;
const accentOf = ({ template, accent }: Chosen) =>
  (COLOUR.test(accent) ? accent : LOOKS[template].tokens.accent).toLowerCase();
const other = (template: Template): Template => (template === 'white-clean' ? 'black-clean' : 'white-clean');

/** Colours of the page: the template's, with the company's accent corrected for contrast. */
export function pageColours({ template, accent }: Chosen): Colours {
  const { tokens, shade } = LOOKS[template];
  return coloursOn({ template, accent }, { ground: tokens.ground, panel: tokens.panel, shade });
}

export function schemeOf(template: Template, tone?: Tone): Scheme {
  return LOOKS[tone === 'contrast' ? other(template) : template].scheme;
}

/** Colours inside a section: all of them, so that whatever stands there can be read. */
export function toneColours(chosen: Chosen, tone: Tone): Colours {
  const page = pageColours(chosen);
  const { panel } = LOOKS[chosen.template].tokens;
  const on = (ground: string) => coloursOn(chosen, { ground, panel, shade: mixed(ground, page.beam, 0.06) });
  if (tone === 'bright') return on(page.shade);
  if (tone === 'secondary') return on(page['accent-soft']);
  if (tone === 'primary') return onAccent(page);
  return pageColours({ accent: accentOf(chosen), template: other(chosen.template) });
}

type Grounds = Readonly<Record<'ground' | 'panel' | 'shade', string>>;

function coloursOn({ template, accent }: Chosen, { ground, panel, shade }: Grounds): Colours {
  const { tokens } = LOOKS[template];
  const beam = tokens.beam.toLowerCase();
  const own = accentOf({ template, accent });
  const filled = readableOn(own, [ground, panel], beam, FOR_EDGES);
  const [, words] = WORDS_ON_ACCENT.map((each) => [contrast(each, filled), each] as const).sort(
    ([a], [b]) => b - a,
  )[0]!;
  const away = words === '#ffffff' ? '#000000' : '#ffffff';
  const button = readableOn(filled, [words], away, FOR_WORDS);
  const soft = mixed(panel, own, 0.1);
  const grounds = [ground, panel, shade];
  const accentText = readableOn(own, [...grounds, soft], beam, FOR_WORDS);
  const signals = SIGNALS.map((name) => [name, readableOn(tokens[name], grounds, beam, FOR_WORDS)]);
  return lowered({
    beam,
    panel,
    ground,
    shade,
    line: ground === tokens.ground ? tokens.line : mixed(ground, beam, 0.16),
    edge: readableOn(tokens.line, grounds, beam, FOR_EDGES),
    quiet: readableOn(tokens.quiet, grounds, beam, FOR_WORDS),
    accent: button,
    'on-accent': words,
    'accent-soft': soft,
    'accent-text': accentText,
    'accent-deep': mixed(button, away, 0.14),
    focus: accentText,
    ...(Object.fromEntries(signals) as Record<(typeof SIGNALS)[number], string>),
  });
}

/** On the accent everything is said in the colour that is read on it, and buttons are the other way round. */
function onAccent(page: Colours): Colours {
  const words = page['on-accent'];
  const ground = page.accent;
  const away = words === '#ffffff' ? '#000000' : '#ffffff';
  const panel = mixed(ground, away, 0.14);
  const shade = mixed(ground, away, 0.08);
  return {
    beam: words,
    panel,
    ground,
    shade,
    line: mixed(ground, words, 0.35),
    edge: words,
    quiet: words,
    accent: words,
    'on-accent': ground,
    'accent-soft': shade,
    'accent-text': words,
    'accent-deep': words,
    focus: words,
    ok: words,
    warn: words,
    danger: words,
    info: words,
  };
}

function lowered(colours: Colours): Colours {
  return Object.fromEntries(Object.entries(colours).map(([name, value]) => [name, value.toLowerCase()])) as Colours;
}
