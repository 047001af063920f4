import { newsDe } from './news-de.ts';
import { screensDe } from './screens-de.ts';
import { welcomeDe } from './welcome-de.ts';

export const de = {
  ...newsDe,
  ...screensDe,
  ...welcomeDe,
  'capability.news.edit': 'Neuigkeiten auf der Übersicht bearbeiten',
  'audit.news.replaced': 'Neuigkeiten geändert',
  'news.picture_refused':
    'Dieses Bild kann nicht verwendet werden. Bitte wählen Sie ein JPEG-, PNG-, WebP- oder AVIF-Bild mit höchstens 5 MB und 40 Megapixeln.',
  'news.picture_unknown': 'Das Bild auf Seite {slide} gibt es nicht mehr. Bitte laden Sie es noch einmal hoch.',
  'news.too_many_pictures':
    'Es liegen schon {limit} Bilder bereit. Bitte verwenden Sie eines davon, oder versuchen Sie es morgen wieder.',
} as const;
