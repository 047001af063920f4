import type { TemplatePage } from '../template-page.ts';
import { CONTACT_PAGE } from './contact-template.ts';

export const clubTemplate: readonly TemplatePage[] = [
  {
    title: 'Startseite',
    description: 'Ein Verein für alle, die mitmachen wollen.',
    isStart: true,
    blocks: [
      {
        kind: 'hero',
        content: {
          eyebrow: 'Verein',
          title: 'Zusammen macht es mehr Spaß.',
          text: 'Bei uns sind Anfänger so willkommen wie alte Hasen. Kommen Sie zum Schnuppern vorbei.',
          layout: 'side',
          action: 'Mitmachen',
          actionLink: '/mitmachen',
          second: 'Neues',
          secondLink: '/neues',
          points: [{ text: 'Probetraining kostenlos' }, { text: 'Für jedes Alter' }],
        },
      },
      {
        kind: 'figures',
        content: {
          figures: [
            { value: '250', label: 'Mitglieder' },
            { value: '12', label: 'Gruppen' },
            { value: '1925', label: 'gegründet' },
          ],
        },
        settings: { background: 'primary' },
      },
      {
        kind: 'columns',
        content: {
          look: 'cards',
          columns: [
            { title: 'Kinder', text: 'Spielen, lernen, dazugehören.' },
            { title: 'Jugend', text: 'Mit Zielen und mit Freunden.' },
            { title: 'Erwachsene', text: 'Vom Einstieg bis zum Wettkampf.' },
          ],
        },
        headline: 'Unsere Gruppen',
      },
      {
        kind: 'news',
        content: {
          entries: [
            { title: 'Sommerfest', text: 'Wir laden ein: mit Musik, Essen und allem, was Spaß macht.' },
            { title: 'Neue Gruppe', text: 'Ab sofort gibt es eine Gruppe für Wiedereinsteiger.' },
          ],
        },
        headline: 'Neues aus dem Verein',
        settings: { background: 'bright' },
      },
      {
        kind: 'events',
        content: {
          entries: [
            { title: 'Schnuppertraining', text: 'Sportsachen an und mitmachen, ohne Anmeldung.' },
            { title: 'Sommerfest', text: 'Wir laden ein: mit Musik, Essen und allem, was Spaß macht.' },
          ],
          none: 'Zurzeit ist nichts geplant.',
        },
        headline: 'Termine',
      },
      {
        kind: 'gallery',
        content: {
          layout: 'mosaic',
          pictures: [
            { caption: 'Training' },
            { caption: 'Sommerfest' },
            { caption: 'Auf Fahrt' },
            { caption: 'Ehrenamt' },
          ],
        },
        headline: 'Aus dem Vereinsleben',
      },
      {
        kind: 'quote',
        content: {
          text: 'Hier kennt man sich. Das ist das Beste daran.',
          name: 'Vorname',
          role: 'Mitglied seit vielen Jahren',
        },
        settings: { background: 'secondary' },
      },
      {
        kind: 'contact',
        content: { text: 'Rufen Sie an, schreiben Sie, oder kommen Sie vorbei.', showsRoute: true },
        headline: 'So erreichen Sie uns',
      },
    ],
  },
  {
    title: 'Mitmachen',
    description: 'So werden Sie Mitglied.',
    blocks: [
      {
        kind: 'steps',
        content: {
          steps: [
            { title: 'Schnuppern', text: 'Einfach vorbeikommen.' },
            { title: 'Antrag', text: 'Ausfüllen und unterschreiben.' },
            { title: 'Dabei sein', text: 'Willkommen.' },
          ],
        },
        headline: 'In drei Schritten dabei',
      },
      {
        kind: 'downloads',
        content: {
          files: [
            { title: 'Mitgliedsantrag', about: 'Zum Ausfüllen' },
            { title: 'Satzung', about: 'Was wir uns vorgenommen haben' },
          ],
        },
        headline: 'Zum Herunterladen',
      },
    ],
  },
  {
    title: 'Neues',
    description: 'Was im Verein los ist.',
    blocks: [
      {
        kind: 'news',
        content: {
          entries: [
            {
              title: 'Jahreshauptversammlung',
              text: 'Alle Mitglieder sind eingeladen. Die Tagesordnung hängt im Vereinsheim aus.',
            },
          ],
        },
      },
    ],
  },
  CONTACT_PAGE,
];
