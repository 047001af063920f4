import type { TemplatePage } from '../template-page.ts';
import { CONTACT_PAGE } from './contact-template.ts';

export const pizzeriaTemplate: readonly TemplatePage[] = [
  {
    title: 'Startseite',
    description: 'Pizza aus dem Ofen, frisch gemacht: hier essen, abholen oder liefern lassen.',
    isStart: true,
    blocks: [
      {
        kind: 'hero',
        content: {
          eyebrow: 'Pizzeria',
          title: 'Teig mit Zeit. Ofen mit Hitze.',
          text: 'Unser Teig darf ruhen, bevor er in den Ofen kommt. Alles andere kommt frisch vom Markt.',
          layout: 'side',
          action: 'Jetzt bestellen',
          actionLink: '/shop',
          second: 'Tisch anfragen',
          secondLink: '/kontakt',
          points: [{ text: 'Abholen' }, { text: 'Liefern lassen' }, { text: 'Hier essen' }],
        },
      },
      { kind: 'offer', content: { label: 'Nur kurze Zeit', action: 'Zum Angebot' } },
      { kind: 'menu-teaser', content: { most: 6, action: 'Zur ganzen Karte' }, headline: 'Unsere Karte' },
      {
        kind: 'picture-text',
        content: {
          title: 'Wie bei der Nonna',
          text: 'Mehl, Wasser, Salz, Hefe und Geduld. Die Tomaten drücken wir von Hand, der Käse kommt erst zum Schluss.',
          side: 'right',
          action: '',
          actionLink: null,
        },
      },
      {
        kind: 'item-teaser',
        content: { action: 'Alles ansehen' },
        headline: 'Was gern bestellt wird',
        settings: { background: 'bright' },
      },
      {
        kind: 'gallery',
        content: {
          layout: 'mosaic',
          pictures: [
            { caption: 'Der Ofen' },
            { caption: 'Die Theke' },
            { caption: 'Draußen' },
            { caption: 'Der Teig' },
          ],
        },
        headline: 'Bei uns',
      },
      { kind: 'opening-hours', content: {}, headline: 'Öffnungszeiten' },
      {
        kind: 'contact',
        content: { text: 'Rufen Sie an, schreiben Sie, oder kommen Sie vorbei.', showsRoute: true },
        headline: 'So erreichen Sie uns',
      },
    ],
  },
  {
    title: 'Über uns',
    description: 'Wer wir sind und wofür wir stehen.',
    blocks: [
      {
        kind: 'text',
        content: {
          text: 'Erzählen Sie hier, wer Sie sind, woher Ihr Rezept kommt und was Ihnen wichtig ist.',
          layout: 'large',
        },
      },
      {
        kind: 'team',
        content: {
          people: [
            { name: 'Vorname', role: 'am Ofen', text: 'Knetet jeden Morgen.' },
            { name: 'Vorname', role: 'im Service', text: 'Kennt jeden Stammgast.' },
          ],
        },
        headline: 'Wer hier arbeitet',
      },
      {
        kind: 'quote',
        content: {
          text: 'Eine gute Pizza braucht drei Dinge, und das erste ist Zeit.',
          name: 'Vorname',
          role: 'Inhaber',
        },
        settings: { background: 'secondary' },
      },
    ],
  },
  CONTACT_PAGE,
];
