import type { Language, TextsLike } from '@fachwerk/base/language';
import { emojiDe } from '@fachwerk/chat/texts/emoji.de';
import { emojiEn } from '@fachwerk/chat/texts/emoji.en';
import { emojiIt } from '@fachwerk/chat/texts/emoji.it';
import { emojiRu } from '@fachwerk/chat/texts/emoji.ru';

export const emojiNames: Readonly<Record<Language, TextsLike<typeof emojiDe>>> = {
  de: emojiDe,
  deDu: emojiDe,
  en: emojiEn,
  it: emojiIt,
  ru: emojiRu,
};
