import type { Language, Texts } from '@fachwerk/base/language';
import { Part as buttons } from './blocks/buttons/buttons-view.tsx';
import { Part as columns } from './blocks/columns/columns-view.tsx';
import { Part as downloads } from './blocks/downloads/downloads-view.tsx';
import { Part as faq } from './blocks/faq/faq-view.tsx';
import { Part as figures } from './blocks/figures/figures-view.tsx';
import { Part as gallery } from './blocks/gallery/gallery-view.tsx';
import { Part as hero } from './blocks/hero/hero-view.tsx';
import { Part as logos } from './blocks/logos/logos-view.tsx';
import { Part as news } from './blocks/news/news-view.tsx';
import { Part as picture } from './blocks/picture/picture-view.tsx';
import { Part as pictureText } from './blocks/picture-text/picture-text-view.tsx';
import { Part as quote } from './blocks/quote/quote-view.tsx';
import { Part as reviews } from './blocks/reviews/reviews-view.tsx';
import { Part as separator } from './blocks/separator/separator-view.tsx';
import { Part as steps } from './blocks/steps/steps-view.tsx';
import { Part as tabs } from './blocks/tabs/tabs-view.tsx';
import { Part as team } from './blocks/team/team-view.tsx';
import { Part as text } from './blocks/text/text-view.tsx';
import { Part as video } from './blocks/video/video-view.tsx';
import { siteDe } from './texts/site.de.ts';
import { siteDeDu } from './texts/site.deDu.ts';
import { siteEn } from './texts/site.en.ts';
import { siteIt } from './texts/site.it.ts';
import { siteRu } from './texts/site.ru.ts';

/** How each kind is drawn, for the editor; a page fetches those it has. */
export const views = {
  buttons,
  columns,
  downloads,
  faq,
  figures,
  gallery,
  hero,
  logos,
  news,
  picture,
  'picture-text': pictureText,
  quote,
  reviews,
  separator,
  steps,
  tabs,
  team,
  text,
  video,
};

/** What they say; a page has them among its own. */
export const siteTexts: Readonly<Record<Language, Texts>> = {
  de: siteDe,
  deDu: siteDeDu,
  en: siteEn,
  it: siteIt,
  ru: siteRu,
};
