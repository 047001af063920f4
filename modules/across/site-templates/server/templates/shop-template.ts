import type { SiteTemplate } from '../template-page.ts';
import { ABOUT_PAGE, CONTACT_PAGE } from './common-template.ts';
import {
  BRIGHT,
  columns,
  contact,
  gallery,
  hero,
  live,
  pictureText,
  questions,
  steps,
  TINTED,
} from './sections-template.ts';

/** A store that sells at once: shelf beside the words, categories and items before anything else. */
const shelf: SiteTemplate = {
  key: 'shop-shelf',
  trade: 'shop',
  look: { template: 'white-clean', fonts: 'modern', accent: '#2f6690' },
  pages: [
    {
      title: 'Startseite',
      description: 'Ausgesuchte Dinge, online bestellt und schnell bei Ihnen.',
      isStart: true,
      blocks: [
        hero({
          layout: 'split',
          isWide: true,
          eyebrow: 'Laden und Versand',
          title: 'Wenig Auswahl. Dafür die richtige.',
          text: 'Jedes Stück in unserem Laden haben wir selbst ausgesucht und in der Hand gehabt.',
          picture: 'shop-shelf',
          action: ['Zum Shop', '/shop'],
          second: ['Besuchen Sie uns', '/kontakt'],
          points: ['Versand in zwei bis vier Werktagen', '14 Tage Widerrufsrecht'],
        }),
        live('menu-teaser', 'Unser Sortiment', { most: 6, action: 'Gesamtes Sortiment' }),
        live('item-teaser', 'Neu im Regal', { action: 'Mehr davon' }, BRIGHT),
        pictureText('notebooks', 'left', [
          'Gemacht, um zu bleiben',
          'Fadenheftung, Leinen, Papier aus einer Mühle im Schwarzwald: Wir führen nur, was wir nachkaufen würden.',
        ]),
        live('offer', '', { label: 'Im Angebot', action: 'Ansehen' }),
        steps(
          'So kommt es zu Ihnen',
          [
            ['Bestellen', 'Online, auch ohne Kundenkonto.'],
            ['Packen', 'Sorgfältig und ohne unnötigen Müll.'],
            ['Ankommen', 'Per Versand, oder Sie holen es im Laden ab.'],
          ],
          TINTED,
        ),
        questions([
          ['Wie lange dauert der Versand?', 'Das steht bei jedem Artikel und noch einmal an der Kasse.'],
          ['Kann ich etwas zurückgeben?', 'Ja. Wie das geht, steht in der Widerrufsbelehrung.'],
          ['Packen Sie Geschenke ein?', 'Ja, mit Karte und ohne Rechnung im Paket. Wählen Sie es an der Kasse.'],
        ]),
        contact(),
      ],
    },
    ABOUT_PAGE,
    CONTACT_PAGE,
  ],
};

/** A shop like a magazine: large letters, still lives, the shop itself at the end. */
const finds: SiteTemplate = {
  key: 'shop-finds',
  trade: 'shop',
  look: { template: 'white-clean', fonts: 'elegant', accent: '#8a4b32' },
  pages: [
    {
      title: 'Startseite',
      description: 'Geschirr, Leinen und Licht für ein Zuhause, das bleibt.',
      isStart: true,
      blocks: [
        hero({
          layout: 'editorial',
          eyebrow: 'Geschirr, Leinen, Licht',
          title: 'Gute Dinge bleiben länger',
          text: 'Von kleinen Werkstätten, in kleinen Mengen. Wenn etwas ausverkauft ist, dauert es, bis es wiederkommt.',
          picture: 'plates',
          action: ['Zum Shop', '/shop'],
        }),
        gallery('Was wir führen', 'mosaic', [
          ['mug', 'Steinzeug'],
          ['candle-goods', 'Kerzen'],
          ['linen-towels', 'Leinen'],
          ['cutting-board', 'Holz'],
        ]),
        live('item-teaser', 'Gerade eingetroffen', { action: 'Zum Shop' }),
        pictureText(
          'tea-tin',
          'right',
          [
            'Wir kennen, wen wir verkaufen',
            'Die Teller dreht ein Paar in der Eifel, das Leinen kommt aus Litauen, der Tee aus einem Garten mit sechs Hektar. Zu jedem Stück erzählen wir Ihnen gern mehr.',
          ],
          BRIGHT,
        ),
        columns('', 'open', [
          ['Versand', 'In zwei bis vier Werktagen, plastikfrei verpackt.'],
          ['Rückgabe', 'Innerhalb von 14 Tagen, ohne Angabe von Gründen.'],
          ['Beratung', 'Rufen Sie an. Wir messen nach, fotografieren und vergleichen.'],
        ]),
        contact(),
      ],
    },
    ABOUT_PAGE,
    CONTACT_PAGE,
  ],
};

export const shopTemplates: readonly SiteTemplate[] = [shelf, finds];
