import type { TemplateBlock } from '../template-page.ts';

type Settings = TemplateBlock['settings'];
/** A link of the template, and what it says. */
type Way = readonly [text: string, link: string];

type Hero = {
  readonly layout: 'split' | 'full' | 'editorial' | 'list';
  /** Reaches the edges of the window. */
  readonly isWide?: true;
  readonly eyebrow: string;
  readonly title: string;
  readonly text: string;
  readonly picture: string;
  readonly action?: Way;
  readonly second?: Way;
  readonly points?: readonly string[];
  readonly ways?: readonly (readonly [title: string, about: string, link: string])[];
};

export function hero({ layout, isWide, eyebrow, title, text, picture, action, second, points, ways }: Hero) {
  return {
    kind: 'hero',
    content: {
      layout,
      eyebrow,
      title,
      text,
      picture,
      action: action?.[0],
      actionLink: action?.[1],
      second: second?.[0],
      secondLink: second?.[1],
      points: (points ?? []).map((each) => ({ text: each })),
      ways: (ways ?? []).map(([way, about, link]) => ({ title: way, about, link })),
    },
    ...(isWide && { settings: { isFullWidth: true, isRounded: false } }),
  } satisfies TemplateBlock;
}

/** A block that shows what the company has entered elsewhere. */
export const live = (
  kind: string,
  headline: string,
  content: TemplateBlock['content'] = {},
  settings: Settings = {},
): TemplateBlock => ({ kind, headline, content, settings });

export const pictureText = (
  picture: string,
  side: 'left' | 'right',
  [title, text]: readonly [string, string],
  settings: Settings = {},
  [action, actionLink]: Way | readonly [] = [],
): TemplateBlock => ({
  kind: 'picture-text',
  content: { picture, side, title, text, action: action ?? '', actionLink: actionLink ?? null },
  settings,
});

export const wide = (picture: string): TemplateBlock => ({
  kind: 'picture',
  content: { picture },
  settings: { ratio: 'wide' },
});

export const gallery = (
  headline: string,
  layout: 'grid' | 'mosaic' | 'row',
  pictures: readonly (readonly [picture: string, caption: string])[],
  settings: Settings = {},
): TemplateBlock => ({
  kind: 'gallery',
  headline,
  content: { layout, pictures: pictures.map(([picture, caption]) => ({ picture, caption })) },
  settings,
});

export const columns = (
  headline: string,
  look: 'cards' | 'open',
  each: readonly (readonly [title: string, text: string, picture?: string])[],
  settings: Settings = {},
): TemplateBlock => ({
  kind: 'columns',
  headline,
  content: { look, columns: each.map(([title, text, picture]) => ({ title, text, picture })) },
  settings,
});

export const steps = (
  headline: string,
  each: readonly (readonly [title: string, text: string])[],
  settings: Settings = {},
): TemplateBlock => ({
  kind: 'steps',
  headline,
  content: { steps: each.map(([title, text]) => ({ title, text })) },
  settings,
});

export const figures = (
  each: readonly (readonly [value: string, label: string])[],
  settings: Settings = {},
): TemplateBlock => ({
  kind: 'figures',
  content: { figures: each.map(([value, label]) => ({ value, label })) },
  settings,
});

export const questions = (
  each: readonly (readonly [question: string, answer: string])[],
  settings: Settings = {},
): TemplateBlock => ({
  kind: 'faq',
  headline: 'Häufige Fragen',
  content: { isFirstOpen: true, items: each.map(([question, answer]) => ({ question, answer })) },
  settings,
});

export const hours = (note?: string, settings: Settings = {}): TemplateBlock =>
  live('opening-hours', 'Öffnungszeiten', { note }, settings);

export const contact = (settings: Settings = {}): TemplateBlock =>
  live('contact', 'So erreichen Sie uns', { text: undefined, showsRoute: true }, settings);

export const way = (text: string): TemplateBlock => live('map', 'So finden Sie uns', { text });

export const BRIGHT = { background: 'bright' } as const;
export const TINTED = { background: 'secondary' } as const;
