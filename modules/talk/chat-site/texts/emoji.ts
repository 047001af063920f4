import type { Language, TextsLike } from '@fachwerk/base/language';
import { emojiDe } from '@fachwerk/chat/texts/late-emoji.de';
import { emojiEn } from '@fachwerk/chat/texts/late-emoji.en';
import { emojiIt } from '@fachwerk/chat/texts/late-emoji.it';
import { emojiRu } from '@fachwerk/chat/texts/late-emoji.ru';

export const emojiNames: Readonly<Record<Language, TextsLike<typeof emojiDe>>> = {
  de: emojiDe,
  deDu: emojiDe,
  en: emojiEn,
  it: emojiIt,
  ru: emojiRu,
};
