import type { NewsItem } from '../contract.ts';

/** The drawings that come with the product, one a slide, and where the slide leads (spec §2: boards and users). */
const SLIDES = [
  { art: 'team', link: '/admin/users' },
  { art: 'boards', link: '/backend/chat/t/board/0' },
  { art: 'lockers' },
  { art: 'rights' },
  { art: 'clock' },
  { art: 'website' },
  { art: 'chat' },
] as const satisfies readonly { art: string; link?: string }[];

/** The product's own seven slides (spec §9), in the language of whoever says them. */
export function defaultNews(say: (key: string) => string): NewsItem[] {
  return SLIDES.map((slide, i) => ({
    img: `art:${slide.art}`,
    infoTitle: say(`news.${i + 1}.infoTitle`),
    infoDes: say(`news.${i + 1}.infoDes`),
    title: say(`news.${i + 1}.title`),
    des: say(`news.${i + 1}.des`),
    ...('link' in slide && { link: slide.link }),
  }));
}
