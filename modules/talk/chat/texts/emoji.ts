import type { Language, TextsLike } from '@fachwerk/base/language';
import { emojiDe } from './late-emoji.de.ts';
import { emojiEn } from './late-emoji.en.ts';
import { emojiIt } from './late-emoji.it.ts';
import { emojiRu } from './late-emoji.ru.ts';

export const emojiNames: Readonly<Record<Language, TextsLike<typeof emojiDe>>> = {
  de: emojiDe,
  deDu: emojiDe,
  en: emojiEn,
  it: emojiIt,
  ru: emojiRu,
};
