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
export function defaultNews(t: (key: string) => string): NewsItem[] {
  return SLIDES.map((slide, i) => ({
    img: `art:${slide.art}`,
    infoTitle: t(`news.${i + 1}.infoTitle`),
    infoDes: t(`news.${i + 1}.infoDes`),
    title: t(`news.${i + 1}.title`),
    des: t(`news.${i + 1}.des`),
    ...('link' in slide && { link: slide.link }),
  }));
}
