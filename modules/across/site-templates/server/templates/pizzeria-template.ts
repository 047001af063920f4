import type { SiteTemplate } from '../template-page.ts';
import { ABOUT_PAGE, CONTACT_PAGE } from './common-template.ts';
import {
  BRIGHT,
  columns,
  contact,
  gallery,
  hero,
  hours,
  live,
  pictureText,
  questions,
  steps,
  TINTED,
} from './sections-template.ts';

/** An evening out: a photograph from edge to edge, serif headings, dishes as pictures. */
const oven: SiteTemplate = {
  key: 'pizzeria-oven',
  trade: 'pizzeria',
  look: { template: 'black-clean', fonts: 'elegant', accent: '#c8553d' },
  pages: [
    {
      title: 'Startseite',
      description: 'Pizza aus dem Steinofen, Pasta und Wein: Tisch reservieren oder bestellen.',
      isStart: true,
      blocks: [
        hero({
          layout: 'full',
          isWide: true,
          eyebrow: 'Pizzeria und Trattoria',
          title: 'Pizza aus dem Steinofen',
          text: 'Der Teig ruht zwei Tage, der Ofen hat 400 Grad, und nach zwei Minuten steht die Pizza vor Ihnen.',
          picture: 'pizza-margherita',
          action: ['Tisch reservieren', '/kontakt'],
          second: ['Speisekarte ansehen', '/shop'],
        }),
        pictureText('table-set', 'right', [
          'Ein Abend wie bei Freunden',
          'Wir haben wenige Tische und kochen für jeden einzeln. Kommen Sie zu zweit oder zu zehnt, bleiben Sie auf einen Espresso oder bis zum letzten Glas.',
        ]),
        gallery('Aus der Küche', 'mosaic', [
          ['spaghetti', 'Spaghetti mit Tomate und Basilikum'],
          ['salad', 'Rucola mit Parmesan'],
          ['tiramisu', 'Tiramisu nach Hausrezept'],
          ['olive-oil', 'Brot, Öl und Oliven'],
        ]),
        live('menu-teaser', 'Speisekarte', { most: 6, action: 'Ganze Speisekarte' }, BRIGHT),
        columns('Feiern und Firmenessen', 'open', [
          ['Geburtstag', 'Eine lange Tafel, ein Menü nach Ihrem Wunsch und Kerzen auf dem Tiramisu.'],
          ['Mittags mit Kollegen', 'Vorbestellt steht das Essen auf dem Tisch, wenn Sie kommen.'],
          ['Außer Haus', 'Antipasti, Pizza vom Blech und Dolci zum Abholen, ab zehn Personen.'],
        ]),
        hours('Die Küche schließt eine halbe Stunde vorher.', TINTED),
        contact(),
      ],
    },
    ABOUT_PAGE,
    CONTACT_PAGE,
  ],
};

/** A delivery kitchen: what to do stands first, condensed headings, short ways. */
const menu: SiteTemplate = {
  key: 'pizzeria-menu',
  trade: 'pizzeria',
  look: { template: 'white-clean', fonts: 'strong', accent: '#b3261e' },
  pages: [
    {
      title: 'Startseite',
      description: 'Pizza, Pasta und Salat: direkt bestellen, abholen oder liefern lassen.',
      isStart: true,
      blocks: [
        hero({
          layout: 'list',
          eyebrow: 'Abholen und liefern lassen',
          title: 'Hunger? In 20 Minuten fertig.',
          text: 'Bestellen Sie direkt bei uns, ohne Portal dazwischen. Am Telefon erreichen Sie den, der backt.',
          picture: 'pizza-margherita',
          action: ['Jetzt bestellen', '/shop'],
          ways: [
            ['Abholen', 'Online bestellen, an der Theke mitnehmen', '/shop'],
            ['Liefern lassen', 'Adresse eingeben, Lieferkosten sofort sehen', '/shop'],
            ['Tisch reservieren', 'Antwort meist innerhalb einer Stunde', '/kontakt'],
          ],
        }),
        live('item-teaser', 'Am häufigsten bestellt', { action: 'Ganze Speisekarte' }),
        steps(
          'So bestellen Sie',
          [
            ['Aussuchen', 'Jedes Gericht steht mit Zutaten und Allergenen in der Karte.'],
            ['Uhrzeit wählen', 'So bald wie möglich oder zu Ihrer Wunschzeit.'],
            ['Bezahlen', 'Online, mit Karte oder bar.'],
          ],
          BRIGHT,
        ),
        pictureText('salad', 'left', [
          'Auch ohne Fleisch und ohne Käse',
          'Vegetarische und vegane Gerichte sind in der Karte markiert. Was Sie nicht vertragen, lassen wir weg.',
        ]),
        questions([
          [
            'Liefern Sie zu mir?',
            'Geben Sie bei der Bestellung Ihre Adresse ein. Sie sehen sofort, ob wir kommen und was die Lieferung kostet.',
          ],
          ['Kann ich mit Karte zahlen?', 'Ja, online, an der Theke und an der Haustür. Bar geht auch.'],
          [
            'Gibt es glutenfreien Teig?',
            'Ja, gegen Aufpreis. Wir backen im selben Ofen, deshalb können Spuren von Mehl daran sein.',
          ],
        ]),
        hours(undefined, BRIGHT),
      ],
    },
    ABOUT_PAGE,
    CONTACT_PAGE,
  ],
};

export const pizzeriaTemplates: readonly SiteTemplate[] = [oven, menu];
