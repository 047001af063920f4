import { newsDeDu } from './news-deDu.ts';
import { screensDeDu } from './screens-deDu.ts';
import { welcomeDeDu } from './welcome-deDu.ts';

export const deDu = {
  ...newsDeDu,
  ...screensDeDu,
  ...welcomeDeDu,
  'news.picture_refused':
    'Dieses Bild kann nicht verwendet werden. Bitte wähle ein JPEG-, PNG-, WebP- oder AVIF-Bild mit höchstens 5 MB und 40 Megapixeln.',
  'news.picture_unknown': 'Das Bild auf Seite {slide} gibt es nicht mehr. Bitte lade es noch einmal hoch.',
  'news.too_many_pictures':
    'Es liegen schon {limit} Bilder bereit. Bitte verwende eines davon, oder versuche es morgen wieder.',
} as const;
