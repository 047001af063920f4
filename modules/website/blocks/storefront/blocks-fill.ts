import { fillBlock } from '@fachwerk/pages/site-slots';
import type { SlotFill } from '@fachwerk/site/slot';
import { buttonsBlock } from '../blocks/buttons/buttons-block.ts';
import { columnsBlock } from '../blocks/columns/columns-block.ts';
import { downloadsBlock } from '../blocks/downloads/downloads-block.ts';
import { faqBlock } from '../blocks/faq/faq-block.ts';
import { figuresBlock } from '../blocks/figures/figures-block.ts';
import { galleryBlock } from '../blocks/gallery/gallery-block.ts';
import { heroBlock } from '../blocks/hero/hero-block.ts';
import { logosBlock } from '../blocks/logos/logos-block.ts';
import { newsBlock } from '../blocks/news/news-block.ts';
import { pictureBlock } from '../blocks/picture/picture-block.ts';
import { pictureTextBlock } from '../blocks/picture-text/picture-text-block.ts';
import { quoteBlock } from '../blocks/quote/quote-block.ts';
import { reviewsBlock } from '../blocks/reviews/reviews-block.ts';
import { separatorBlock } from '../blocks/separator/separator-block.ts';
import { stepsBlock } from '../blocks/steps/steps-block.ts';
import { tabsBlock } from '../blocks/tabs/tabs-block.ts';
import { teamBlock } from '../blocks/team/team-block.ts';
import { textBlock } from '../blocks/text/text-block.ts';
import { videoBlock } from '../blocks/video/video-block.ts';

/** One per kind, so that a page fetches what it shows. */
export const fills: readonly SlotFill[] = [
  fillBlock(buttonsBlock, () => import('../blocks/buttons/buttons-view.tsx')),
  fillBlock(columnsBlock, () => import('../blocks/columns/columns-view.tsx')),
  fillBlock(downloadsBlock, () => import('../blocks/downloads/downloads-view.tsx')),
  fillBlock(faqBlock, () => import('../blocks/faq/faq-view.tsx')),
  fillBlock(figuresBlock, () => import('../blocks/figures/figures-view.tsx')),
  fillBlock(galleryBlock, () => import('../blocks/gallery/gallery-view.tsx')),
  fillBlock(heroBlock, () => import('../blocks/hero/hero-view.tsx')),
  fillBlock(logosBlock, () => import('../blocks/logos/logos-view.tsx')),
  fillBlock(newsBlock, () => import('../blocks/news/news-view.tsx')),
  fillBlock(pictureBlock, () => import('../blocks/picture/picture-view.tsx')),
  fillBlock(pictureTextBlock, () => import('../blocks/picture-text/picture-text-view.tsx')),
  fillBlock(quoteBlock, () => import('../blocks/quote/quote-view.tsx')),
  fillBlock(reviewsBlock, () => import('../blocks/reviews/reviews-view.tsx')),
  fillBlock(separatorBlock, () => import('../blocks/separator/separator-view.tsx')),
  fillBlock(stepsBlock, () => import('../blocks/steps/steps-view.tsx')),
  fillBlock(tabsBlock, () => import('../blocks/tabs/tabs-view.tsx')),
  fillBlock(teamBlock, () => import('../blocks/team/team-view.tsx')),
  fillBlock(textBlock, () => import('../blocks/text/text-view.tsx')),
  fillBlock(videoBlock, () => import('../blocks/video/video-view.tsx')),
];
