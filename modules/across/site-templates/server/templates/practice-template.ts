import type { TemplatePage } from '../template-page.ts';
import { CONTACT_PAGE } from './contact-template.ts';

export const practiceTemplate: readonly TemplatePage[] = [
  {
    title: 'Startseite',
    description: 'Eine Praxis, die sich Zeit nimmt.',
    isStart: true,
    blocks: [
      {
        kind: 'hero',
        content: {
          eyebrow: 'Praxis',
          title: 'In guten Händen.',
          text: 'Wir nehmen uns Zeit, erklären verständlich und entscheiden gemeinsam mit Ihnen.',
          layout: 'side',
          action: 'Termin vereinbaren',
          actionLink: '/kontakt',
          second: 'Leistungen',
          secondLink: '/leistungen',
          points: [{ text: 'Barrierefreier Zugang' }, { text: 'Alle Kassen und privat' }],
        },
      },
      {
        kind: 'columns',
        content: {
          look: 'cards',
          columns: [
            { title: 'Vorsorge', text: 'Damit nichts übersehen wird.' },
            { title: 'Behandlung', text: 'Nach dem Stand der Wissenschaft.' },
            { title: 'Begleitung', text: 'Auch wenn es länger dauert.' },
          ],
        },
        headline: 'Wobei wir helfen',
      },
      { kind: 'appointments', content: {}, headline: 'Termin gleich buchen' },
      {
        kind: 'opening-hours',
        content: { note: 'Für Notfälle außerhalb der Sprechzeiten wählen Sie bitte 116 117, bei Lebensgefahr 112.' },
        headline: 'Sprechzeiten',
        settings: { background: 'bright' },
      },
      {
        kind: 'team',
        content: {
          people: [
            { name: 'Vorname Name', role: 'Ärztin', text: 'Hört zu, bevor sie fragt.' },
            { name: 'Vorname Name', role: 'Praxisleitung', text: 'Findet einen Termin.' },
          ],
        },
        headline: 'Ihre Ansprechpartner',
      },
      {
        kind: 'steps',
        content: {
          steps: [
            { title: 'Anrufen', text: 'Wir finden einen Termin.' },
            { title: 'Mitbringen', text: 'Karte, Befunde, Medikamentenplan.' },
            { title: 'Ankommen', text: 'Bitte zehn Minuten vorher da sein.' },
          ],
        },
        headline: 'Ihr erster Besuch',
      },
      {
        kind: 'faq',
        content: {
          isFirstOpen: true,
          items: [
            { question: 'Nehmen Sie neue Patienten auf?', answer: 'Schreiben Sie hier, wie es gerade aussieht.' },
            {
              question: 'Wie bekomme ich ein Rezept?',
              answer: 'Am Telefon oder am Empfang. Abholen können Sie es am nächsten Werktag.',
            },
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
    description: 'Was wir untersuchen und behandeln.',
    blocks: [
      {
        kind: 'text',
        content: {
          text: 'Beschreiben Sie hier Ihre Leistungen. Versprechen Sie keine Heilung: Das Heilmittelwerbegesetz erlaubt es nicht.',
          layout: 'large',
        },
      },
    ],
  },
  CONTACT_PAGE,
];
