import type { BlockKind } from '@fachwerk/pages/rules/block-kind';
import { buttonsBlock } from './blocks/buttons/buttons-block.ts';
import { columnsBlock } from './blocks/columns/columns-block.ts';
import { downloadsBlock } from './blocks/downloads/downloads-block.ts';
import { faqBlock } from './blocks/faq/faq-block.ts';
import { figuresBlock } from './blocks/figures/figures-block.ts';
import { galleryBlock } from './blocks/gallery/gallery-block.ts';
import { heroBlock } from './blocks/hero/hero-block.ts';
import { logosBlock } from './blocks/logos/logos-block.ts';
import { newsBlock } from './blocks/news/news-block.ts';
import { pictureBlock } from './blocks/picture/picture-block.ts';
import { pictureTextBlock } from './blocks/picture-text/picture-text-block.ts';
import { quoteBlock } from './blocks/quote/quote-block.ts';
import { reviewsBlock } from './blocks/reviews/reviews-block.ts';
import { separatorBlock } from './blocks/separator/separator-block.ts';
import { stepsBlock } from './blocks/steps/steps-block.ts';
import { tabsBlock } from './blocks/tabs/tabs-block.ts';
import { teamBlock } from './blocks/team/team-block.ts';
import { textBlock } from './blocks/text/text-block.ts';
import { videoBlock } from './blocks/video/video-block.ts';

/** All kinds whose words are all there is to them. */
export const kinds: readonly BlockKind[] = [
  buttonsBlock,
  columnsBlock,
  downloadsBlock,
  faqBlock,
  figuresBlock,
  galleryBlock,
  heroBlock,
  logosBlock,
  newsBlock,
  pictureBlock,
  pictureTextBlock,
  quoteBlock,
  reviewsBlock,
  separatorBlock,
  stepsBlock,
  tabsBlock,
  teamBlock,
  textBlock,
  videoBlock,
];
