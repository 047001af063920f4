import type { SiteTemplate } from '../template-page.ts';
import { ABOUT_PAGE, CONTACT_PAGE, PRACTICE_SERVICES } from './common-template.ts';
import {
  BRIGHT,
  columns,
  contact,
  hero,
  live,
  pictureText,
  questions,
  steps,
  TINTED,
  way,
  wide,
} from './sections-template.ts';

const SURGERY = live(
  'opening-hours',
  'Sprechzeiten',
  { note: 'Für Notfälle außerhalb der Sprechzeiten wählen Sie bitte 116 117, bei Lebensgefahr 112.' },
  BRIGHT,
);

/** A doctor's practice: what patients ask for first is one touch away. */
const room: SiteTemplate = {
  key: 'practice-room',
  trade: 'practice',
  look: { template: 'white-clean', fonts: 'clear', accent: '#2f6690' },
  pages: [
    {
      title: 'Startseite',
      description: 'Eine Praxis, die sich Zeit nimmt: Termine, Rezepte, Sprechzeiten.',
      isStart: true,
      blocks: [
        hero({
          layout: 'split',
          eyebrow: 'Praxis',
          title: 'Wir nehmen uns Zeit für Sie',
          text: 'Wir hören zu, erklären verständlich und entscheiden gemeinsam mit Ihnen.',
          picture: 'practice-room',
          action: ['Termin vereinbaren', '/termine'],
          ways: [
            ['Termin', 'Freie Zeiten online sehen', '/termine'],
            ['Rezept und Überweisung', 'Bestellen und am nächsten Werktag abholen', '/kontakt'],
            ['Erster Besuch', 'Was Sie mitbringen sollten', '/leistungen'],
          ],
        }),
        SURGERY,
        columns('Wobei wir helfen', 'cards', [
          ['Vorsorge', 'Check-up, Impfungen und Früherkennung nach Plan.'],
          ['Behandlung', 'Bei akuten Beschwerden am selben Tag, wenn Sie morgens anrufen.'],
          ['Begleitung', 'Bei längerer Krankheit haben Sie immer denselben Ansprechpartner.'],
        ]),
        live('appointments', 'Termin gleich buchen', { most: 6 }),
        steps('Ihr erster Besuch', [
          ['Termin machen', 'Online oder am Telefon. Sagen Sie kurz, worum es geht.'],
          ['Mitbringen', 'Versichertenkarte, Befunde und Medikamentenplan.'],
          ['Da sein', 'Bitte zehn Minuten vorher, für den Anamnesebogen.'],
        ]),
        questions(
          [
            ['Nehmen Sie neue Patienten auf?', 'Schreiben Sie hier, wie es gerade aussieht.'],
            [
              'Wie bekomme ich ein Rezept?',
              'Am Telefon, am Empfang oder über das Formular. Es ist am nächsten Werktag fertig.',
            ],
            ['Ist die Praxis barrierefrei?', 'Ja, mit Aufzug und breiten Türen.'],
          ],
          BRIGHT,
        ),
        contact(),
      ],
    },
    PRACTICE_SERVICES,
    ABOUT_PAGE,
    CONTACT_PAGE,
  ],
};

/** Therapy and care: few words, warm letters, room to breathe. */
const calm: SiteTemplate = {
  key: 'practice-calm',
  trade: 'practice',
  look: { template: 'white-clean', fonts: 'warm', accent: '#5f7161' },
  pages: [
    {
      title: 'Startseite',
      description: 'Therapie in ruhigen Räumen: Termin anfragen.',
      isStart: true,
      blocks: [
        hero({
          layout: 'editorial',
          eyebrow: 'Praxis für Therapie',
          title: 'In Ruhe ankommen',
          text: 'Eine Stunde, die Ihnen gehört. Wir beginnen mit einem Gespräch und gehen in Ihrem Tempo weiter.',
          picture: 'plant-window',
          action: ['Erstgespräch anfragen', '/kontakt'],
          second: ['Leistungen', '/leistungen'],
        }),
        pictureText(
          'practice-room',
          'left',
          [
            'Der Raum',
            'Ein Sessel, Licht von der Seite, niemand im Wartezimmer. Zwischen zwei Terminen liegen immer fünfzehn Minuten.',
          ],
          TINTED,
        ),
        columns('Womit Menschen zu uns kommen', 'open', [
          ['Rücken und Gelenke', 'Befund, Behandlung und Übungen für zu Hause.'],
          ['Erschöpfung', 'Schlaf, Anspannung, Pausen: Wir schauen, was fehlt.'],
          ['Nach einer Operation', 'Schritt für Schritt zurück in den Alltag.'],
        ]),
        wide('towels'),
        steps(
          'Wie es beginnt',
          [
            ['Anfragen', 'Schreiben Sie uns zwei Sätze oder rufen Sie an.'],
            ['Kennenlernen', 'Im Erstgespräch klären wir Anliegen, Dauer und Kosten.'],
            ['Beginnen', 'Sie bekommen feste Termine, die zu Ihrem Alltag passen.'],
          ],
          BRIGHT,
        ),
        questions([
          ['Zahlt die Krankenkasse?', 'Mit Verordnung ja. Ohne Verordnung nennen wir den Preis vor der ersten Stunde.'],
          ['Kann ich absagen?', 'Bis 24 Stunden vorher kostenlos.'],
        ]),
        { ...SURGERY, settings: {} },
        way('Der Eingang ist im Hof, ohne Stufen. Parken können Sie vor dem Haus.'),
      ],
    },
    PRACTICE_SERVICES,
    CONTACT_PAGE,
  ],
};

export const practiceTemplates: readonly SiteTemplate[] = [room, calm];
