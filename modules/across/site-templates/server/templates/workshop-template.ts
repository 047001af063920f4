import type { TemplatePage } from '../template-page.ts';
import { CONTACT_PAGE } from './contact-template.ts';

export const workshopTemplate: readonly TemplatePage[] = [
  {
    title: 'Startseite',
    description: 'Reparatur mit ehrlichem Angebot und festem Termin.',
    isStart: true,
    blocks: [
      {
        kind: 'hero',
        content: {
          eyebrow: 'Werkstatt',
          title: 'Repariert statt ersetzt.',
          text: 'Wir finden den Fehler, nennen den Preis und fangen erst dann an.',
          layout: 'side',
          action: 'Anrufen',
          actionLink: '/kontakt',
          second: 'Leistungen',
          secondLink: '/leistungen',
          points: [
            { text: 'Angebot vor der Arbeit' },
            { text: 'Fester Termin' },
            { text: 'Originalteile oder gleich gute' },
          ],
        },
      },
      {
        kind: 'figures',
        content: {
          figures: [
            { value: '24 Std.', label: 'bis zum Angebot' },
            { value: '2 Jahre', label: 'Gewährleistung auf Teile' },
            { value: '1', label: 'Ansprechpartner für alles' },
          ],
        },
        settings: { background: 'primary' },
      },
      {
        kind: 'columns',
        content: {
          look: 'cards',
          columns: [
            { title: 'Wartung', text: 'Nach Plan und mit Protokoll.' },
            { title: 'Reparatur', text: 'Vom Kratzer bis zum großen Schaden.' },
            { title: 'Einbau', text: 'Was Sie mitbringen oder wir besorgen.' },
          ],
        },
        headline: 'Was wir reparieren',
      },
      { kind: 'appointments', content: {}, headline: 'Termin gleich buchen' },
      {
        kind: 'steps',
        content: {
          steps: [
            { title: 'Bringen', text: 'Vorbeikommen oder Termin machen.' },
            { title: 'Angebot', text: 'Wir prüfen und nennen den Preis.' },
            { title: 'Reparieren', text: 'Erst nach Ihrem Ja.' },
            { title: 'Abholen', text: 'Mit Rechnung und Erklärung.' },
          ],
        },
        headline: 'So läuft es ab',
        settings: { background: 'bright' },
      },
      {
        kind: 'picture-text',
        content: {
          title: 'Alles im Blick',
          text: 'Wir zeigen Ihnen, was kaputt war und was wir getan haben.',
          side: 'right',
          action: '',
          actionLink: null,
        },
      },
      {
        kind: 'faq',
        content: {
          isFirstOpen: true,
          items: [
            {
              question: 'Was kostet ein Angebot?',
              answer: 'Schreiben Sie hier, ob die Prüfung etwas kostet und ob Sie das verrechnen.',
            },
            { question: 'Wie lange dauert es?', answer: 'Das sagen wir mit dem Angebot.' },
          ],
        },
        headline: 'Häufige Fragen',
      },
      {
        kind: 'contact',
        content: { text: 'Rufen Sie an, schreiben Sie, oder kommen Sie vorbei.', showsRoute: true },
        headline: 'So erreichen Sie uns',
      },
    ],
  },
  {
    title: 'Leistungen',
    description: 'Was wir für Sie tun.',
    blocks: [
      {
        kind: 'text',
        content: { text: 'Beschreiben Sie hier Ihre Leistungen, am besten mit Richtpreisen.', layout: 'large' },
      },
    ],
  },
  CONTACT_PAGE,
];
