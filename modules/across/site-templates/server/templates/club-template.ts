import type { SiteTemplate, TemplatePage } from '../template-page.ts';
import { ABOUT_PAGE, CONTACT_PAGE } from './common-template.ts';
import {
  BRIGHT,
  columns,
  contact,
  figures,
  hero,
  live,
  pictureText,
  questions,
  steps,
  TINTED,
  way,
  wide,
} from './sections-template.ts';

const JOIN_PAGE: TemplatePage = {
  title: 'Mitmachen',
  description: 'So werden Sie Mitglied.',
  blocks: [
    steps('In drei Schritten dabei', [
      ['Schnuppern', 'Zwei Mal kostenlos, ohne Anmeldung.'],
      ['Antrag', 'Ausfüllen, unterschreiben, mitbringen.'],
      ['Dabei sein', 'Ab dem nächsten Ersten sind Sie Mitglied.'],
    ]),
    {
      kind: 'downloads',
      headline: 'Zum Herunterladen',
      content: {
        files: [
          { title: 'Mitgliedsantrag', about: 'Zum Ausfüllen' },
          { title: 'Satzung', about: 'Mit Beitragsordnung' },
        ],
      },
    },
  ],
};

const EVENTS = live('events', 'Termine', {
  entries: [
    { title: 'Schnuppertraining', text: 'Sportsachen an und mitmachen, ohne Anmeldung.' },
    { title: 'Sommerfest', text: 'Mit Musik, Essen und Turnier. Gäste sind willkommen.' },
  ],
  none: 'Zurzeit ist nichts geplant.',
});

/** A sports club: the changing room from edge to edge, strong letters. */
const pitch: SiteTemplate = {
  key: 'club-pitch',
  trade: 'club',
  look: { template: 'white-clean', fonts: 'strong', accent: '#1f6f43' },
  pages: [
    {
      title: 'Startseite',
      description: 'Sport für jedes Alter: zwei Mal kostenlos ausprobieren.',
      isStart: true,
      blocks: [
        hero({
          layout: 'full',
          isWide: true,
          eyebrow: 'Sportverein',
          title: 'Vorbeikommen und mitspielen',
          text: 'Zwei Mal ausprobieren kostet nichts. Danach entscheiden Sie, ob Sie bleiben.',
          picture: 'club-room',
          action: ['Mitmachen', '/mitmachen'],
          second: ['Trainingszeiten', '/kontakt'],
        }),
        figures(
          [
            ['250', 'Mitglieder'],
            ['12', 'Mannschaften und Gruppen'],
            ['1925', 'gegründet'],
          ],
          { background: 'primary' },
        ),
        columns('Unsere Gruppen', 'cards', [
          ['Kinder', 'Ab vier Jahren: spielen, lernen, dazugehören.'],
          ['Jugend', 'Zwei Mal in der Woche Training, am Wochenende Spiele.'],
          ['Erwachsene', 'Vom Wiedereinstieg bis zum Wettkampf.'],
        ]),
        EVENTS,
        pictureText(
          'club-room',
          'left',
          [
            'Ohne Ehrenamt geht nichts',
            'Trainer, Kuchenbäcker, Platzwart: Bei uns hilft jeder mit, so viel er kann. Sie können auch ohne Sport dabei sein.',
          ],
          BRIGHT,
          ['Mitmachen', '/mitmachen'],
        ),
        way('Der Eingang zum Sportplatz ist hinter der Schule.'),
        contact(),
      ],
    },
    JOIN_PAGE,
    ABOUT_PAGE,
    CONTACT_PAGE,
  ],
};

/** A club of neighbours: friendly letters, and the four things members look for at the top. */
const house: SiteTemplate = {
  key: 'club-house',
  trade: 'club',
  look: { template: 'white-clean', fonts: 'friendly', accent: '#b4532a' },
  pages: [
    {
      title: 'Startseite',
      description: 'Ein Verein für alle, die mitmachen wollen.',
      isStart: true,
      blocks: [
        hero({
          layout: 'list',
          eyebrow: 'Verein',
          title: 'Zusammen macht es mehr Spaß',
          text: 'Anfänger sind so willkommen wie alte Hasen.',
          picture: 'lantern',
          action: ['Mitmachen', '/mitmachen'],
          ways: [
            ['Mitglied werden', 'Antrag, Beitrag und Satzung', '/mitmachen'],
            ['Wer wir sind', 'Vorstand und Ansprechpartner', '/ueber-uns'],
            ['Räume und Kontakt', 'Wo wir uns treffen', '/kontakt'],
          ],
        }),
        { ...EVENTS, settings: BRIGHT },
        {
          kind: 'news',
          headline: 'Neues aus dem Verein',
          content: {
            entries: [
              {
                title: 'Jahreshauptversammlung',
                text: 'Alle Mitglieder sind eingeladen. Die Tagesordnung hängt im Vereinsheim aus.',
              },
              { title: 'Neue Gruppe', text: 'Ab sofort treffen sich Wiedereinsteiger jeden Donnerstag.' },
            ],
          },
        },
        wide('table-set'),
        columns('Was wir zusammen machen', 'open', [
          ['Treffen', 'Jeden Dienstag im Vereinsheim, Gäste jederzeit.'],
          ['Fahrten', 'Zwei Mal im Jahr, mit Bus und Picknick.'],
          ['Helfen', 'Beim Stadtfest, im Garten, in der Küche.'],
        ]),
        questions(
          [
            ['Was kostet die Mitgliedschaft?', 'Schreiben Sie hier, was Einzelne und Familien im Jahr zahlen.'],
            ['Kann ich erst zusehen?', 'Ja. Kommen Sie zwei Mal, bevor Sie sich entscheiden.'],
            ['Kann ich das Vereinsheim mieten?', 'Mitglieder ja. Fragen Sie nach freien Tagen.'],
          ],
          TINTED,
        ),
        contact(),
      ],
    },
    JOIN_PAGE,
    ABOUT_PAGE,
    CONTACT_PAGE,
  ],
};

export const clubTemplates: readonly SiteTemplate[] = [pitch, house];
