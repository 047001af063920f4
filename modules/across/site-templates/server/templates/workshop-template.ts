import type { SiteTemplate } from '../template-page.ts';
import { ABOUT_PAGE, CONTACT_PAGE, WORKSHOP_SERVICES } from './common-template.ts';
import {
  BRIGHT,
  columns,
  contact,
  figures,
  gallery,
  hero,
  hours,
  live,
  pictureText,
  questions,
  steps,
  TINTED,
} from './sections-template.ts';

/** A trade with its own hall: dark, condensed, figures in the accent. */
const bench: SiteTemplate = {
  key: 'workshop-bench',
  trade: 'workshop',
  look: { template: 'black-clean', fonts: 'strong', accent: '#d98a29' },
  pages: [
    {
      title: 'Startseite',
      description: 'Meisterbetrieb: Angebot vor der Arbeit, fester Termin, fester Preis.',
      isStart: true,
      blocks: [
        hero({
          layout: 'full',
          isWide: true,
          eyebrow: 'Meisterbetrieb',
          title: 'Handwerk, das hält',
          text: 'Wir sehen uns an, was zu tun ist, nennen einen festen Preis und fangen erst an, wenn Sie Ja sagen.',
          picture: 'workshop-bench',
          action: ['Angebot anfragen', '/kontakt'],
          second: ['Leistungen', '/leistungen'],
        }),
        figures(
          [
            ['24 Std.', 'bis zum Angebot'],
            ['1', 'Ansprechpartner für alles'],
            ['5 Jahre', 'stehen wir für unsere Arbeit ein'],
          ],
          { background: 'primary' },
        ),
        columns('Was wir machen', 'open', [
          ['Neu bauen', 'Vom Aufmaß bis zum Einbau, alles aus einer Hand.'],
          ['Reparieren', 'Vom Kratzer bis zum großen Schaden, auch Stücke von früher.'],
          ['Warten', 'Nach Plan, mit Protokoll und rechtzeitiger Erinnerung.'],
        ]),
        pictureText(
          'tools-goods',
          'left',
          [
            'Sie sehen, wofür Sie zahlen',
            'Vorher ein Foto, nachher ein Foto, dazwischen ein Anruf, wenn etwas anders ist als gedacht. Auf der Rechnung steht, was im Angebot stand.',
          ],
          BRIGHT,
        ),
        steps('So läuft ein Auftrag', [
          ['Anfragen', 'Beschreiben Sie kurz, worum es geht, am besten mit Foto.'],
          ['Ansehen', 'Wir kommen vorbei oder Sie bringen es zu uns.'],
          ['Angebot', 'Mit festem Preis und festem Termin.'],
          ['Fertig', 'Sauber übergeben, mit Rechnung und Erklärung.'],
        ]),
        questions([
          [
            'Was kostet ein Angebot?',
            'Nichts. Für aufwendige Planung nennen wir vorher einen Betrag und rechnen ihn an.',
          ],
          [
            'Wie schnell können Sie kommen?',
            'Kleine Reparaturen meist in derselben Woche, größere Arbeiten nach Absprache.',
          ],
          ['Arbeiten Sie auch für Firmen?', 'Ja, auch mit Rahmenvertrag und Sammelrechnung.'],
        ]),
        contact(TINTED),
      ],
    },
    WORKSHOP_SERVICES,
    ABOUT_PAGE,
    CONTACT_PAGE,
  ],
};

/** A repair shop around the corner: bright, friendly, with hours and prices before anything else. */
const repair: SiteTemplate = {
  key: 'workshop-repair',
  trade: 'workshop',
  look: { template: 'white-clean', fonts: 'clear', accent: '#2e7d5b' },
  pages: [
    {
      title: 'Startseite',
      description: 'Reparatur mit ehrlichem Angebot und festem Termin.',
      isStart: true,
      blocks: [
        hero({
          layout: 'split',
          eyebrow: 'Werkstatt und Reparatur',
          title: 'Repariert statt ersetzt',
          text: 'Bringen Sie es vorbei. Wir finden den Fehler, nennen den Preis und sagen ehrlich, ob es sich lohnt.',
          picture: 'tools-goods',
          action: ['Termin buchen', '/termine'],
          second: ['Anrufen', '/kontakt'],
          points: ['Angebot vor der Arbeit', 'Originalteile oder gleich gute', 'Gewährleistung'],
        }),
        steps(
          'In drei Schritten repariert',
          [
            ['Bringen', 'Ohne Termin zu den Öffnungszeiten, oder Sie buchen eine feste Zeit.'],
            ['Preis hören', 'Wir prüfen und rufen Sie an. Erst nach Ihrem Ja fangen wir an.'],
            ['Abholen', 'Sie bekommen eine Nachricht, sobald es fertig ist.'],
          ],
          BRIGHT,
        ),
        live('appointments', 'Leistungen und Preise', { most: 6, action: 'Alle Leistungen' }),
        gallery('Aus der Werkstatt', 'grid', [
          ['workshop-bench', 'Unsere Werkbank'],
          ['cutting-board', 'Frisch geölt'],
          ['lantern', 'Wieder dicht'],
        ]),
        questions([
          [
            'Lohnt sich die Reparatur?',
            'Das sagen wir Ihnen, bevor es etwas kostet. Manchmal lautet die Antwort Nein.',
          ],
          [
            'Wie lange dauert es?',
            'Die meisten Reparaturen sind in drei Werktagen fertig. Fehlt ein Teil, sagen wir Bescheid.',
          ],
          ['Wie lange gilt die Gewährleistung?', 'Auf neue Teile zwei Jahre. Sie steht auf der Rechnung.'],
        ]),
        hours('Annahme bis eine halbe Stunde vor Schluss.', TINTED),
        contact(),
      ],
    },
    WORKSHOP_SERVICES,
    CONTACT_PAGE,
  ],
};

export const workshopTemplates: readonly SiteTemplate[] = [bench, repair];
