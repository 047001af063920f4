import type { NewsItem } from '../contract.ts';

/** One illustration per slide, and the slide's link (spec §2: boards and users). */
const SLIDES = [
  { art: 'team', link: '/admin/users' },
  { art: 'boards', link: '/backend/chat/t/board/0' },
  { art: 'lockers' },
  { art: 'rights' },
  { art: 'clock' },
  { art: 'website' },
  { art: 'chat' },
] as const satisfies readonly { art: string; link?: string }[];

/** The product's seven slides (spec §9), in the caller's language. */
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
