import { type Block, type PageContent, PLAIN_SETTINGS } from '../../contract-content.ts';

export type DemoPage = { readonly slug: string; readonly content: PageContent };

export type Words = { readonly de: string; readonly deDu?: string; readonly en: string };

export function demoPage(slug: string, title: Words, description: Words, blocks: readonly Block[]): DemoPage {
  const about = { title, description, tabText: {}, keywords: {}, layout: 'standard' as const, shareMediaId: null };
  return { slug, content: { ...about, blocks: [...blocks] } };
}

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
