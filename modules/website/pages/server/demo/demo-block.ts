import { ownPictureId } from '@fachwerk/media/facade-own';
import { type Block, type PageContent, PLAIN_SETTINGS } from '../../contract-content.ts';

export type DemoPage = { readonly slug: string; readonly content: PageContent };

export type Words = { readonly de: string; readonly deDu?: string; readonly en: string };

export function demoPage(slug: string, title: Words, description: Words, blocks: readonly Block[]): DemoPage {
  const about = { title, description, tabText: {}, keywords: {}, layout: 'standard' as const, shareMediaId: null };
  return { slug, content: { ...about, blocks: [...blocks] } };
}

/** The present version of its kind, which stands above this module. */
const HERO_VERSION = 2;

type Hero = {
  readonly layout: 'split' | 'full' | 'editorial' | 'list';
  readonly eyebrow: Words;
  readonly title: Words;
  readonly text: Words;
  readonly picture: string | null;
  readonly action?: Words;
  readonly actionLink?: string;
  readonly second?: Words;
  readonly secondLink?: string;
  readonly points?: readonly Words[];
  readonly ways?: readonly { readonly title: Words; readonly about: Words; readonly link: string }[];
};

export function hero(
  { points = [], ways = [], action, actionLink, second, secondLink, ...content }: Hero,
  isWide = false,
): Block {
  const filled = {
    ...content,
    action: action ?? {},
    actionLink: actionLink ?? null,
    second: second ?? {},
    secondLink: secondLink ?? null,
    points: points.map((text) => ({ text })),
    ways: [...ways],
  };
  return { ...block('hero', filled, isWide ? { isFullWidth: true, isRounded: false } : {}), version: HERO_VERSION };
}

/** A picture of the house; while it is not rendered yet, the drawing of the demo. */
export const photo = (scene: string, instead: string | null = null): string | null => ownPictureId(scene) ?? instead;

export const pictureText = (
  scene: string,
  side: 'left' | 'right',
  title: Words,
  text: Words,
  more: Partial<Block['settings']> = {},
): Block => ({
  ...block('picture-text', { picture: photo(scene), side, title, text, action: {}, actionLink: null }, more),
  id: `picture-text-${scene}`,
});

export const gallery = (
  layout: 'mosaic' | 'row',
  pictures: readonly (readonly [scene: string, caption: Words])[],
  headline: Words,
): Block =>
  block(
    'gallery',
    { layout, pictures: pictures.map(([scene, caption]) => ({ picture: photo(scene), caption })) },
    headed(headline),
  );

export function block(kind: string, content: Block['content'], more: Partial<Block['settings']> = {}): Block {
  return { id: `${kind}-1`, kind, version: 1, settings: { ...PLAIN_SETTINGS, ...more }, content };
}

export const headed = (headline: Words, background: Block['settings']['background'] = 'clear') => ({
  headline,
  showsHeadline: true,
  background,
});

/** One form field. */
export const asked = (type: string, label: Words, isRequired: boolean, options: readonly Words[] = []) => ({
  label,
  type,
  isRequired,
  help: {},
  options: options.map((each) => ({ label: each })),
});

export const CONTACT: Words = { de: 'Kontakt', en: 'Contact' };
export const NAME: Words = { de: 'Ihr Name', deDu: 'Dein Name', en: 'Your name' };
export const MAIL: Words = { de: 'Ihre E-Mail-Adresse', deDu: 'Deine E-Mail-Adresse', en: 'Your e-mail address' };
export const MESSAGE: Words = { de: 'Ihre Nachricht', deDu: 'Deine Nachricht', en: 'Your message' };
export const PRIVACY: Words = {
  de: 'Wir nutzen Ihre Angaben nur, um Ihnen zu antworten. Mehr dazu in der [Datenschutzerklärung](/shop/datenschutz).',
  deDu: 'Wir nutzen deine Angaben nur, um dir zu antworten. Mehr dazu in der [Datenschutzerklärung](/shop/datenschutz).',
  en: 'We use what you write only to answer you. More in our [privacy notice](/shop/datenschutz).',
};

export const START: Words = { de: 'Start', en: 'Home' };
