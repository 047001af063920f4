import type { TemplatePage } from '../template-page.ts';
import { CONTACT_PAGE } from './contact-template.ts';

export const shopTemplate: readonly TemplatePage[] = [
  {
    title: 'Startseite',
    description: 'Ausgesuchte Dinge, online bestellt und schnell bei Ihnen.',
    isStart: true,
    blocks: [
      {
        kind: 'hero',
        content: {
          eyebrow: 'Laden und Versand',
          title: 'Wenig Auswahl. Dafür die richtige.',
          text: 'Jedes Stück in unserem Laden haben wir selbst ausgesucht und in der Hand gehabt.',
          layout: 'side',
          action: 'Zum Sortiment',
          actionLink: '/shop',
          second: 'Besuchen Sie uns',
          secondLink: '/kontakt',
          points: [{ text: 'Versand oder Abholung' }, { text: 'Beratung am Telefon' }],
        },
      },
      { kind: 'menu-teaser', content: { most: 6, action: 'Alles ansehen' }, headline: 'Sortiment' },
      { kind: 'offer', content: { label: 'Im Angebot', action: 'Ansehen' } },
      {
        kind: 'item-teaser',
        content: { action: 'Mehr davon' },
        headline: 'Neu im Regal',
        settings: { background: 'bright' },
      },
      {
        kind: 'steps',
        content: {
          steps: [
            { title: 'Bestellen', text: 'Online oder am Telefon.' },
            { title: 'Packen', text: 'Sorgfältig und ohne unnötigen Müll.' },
            { title: 'Ankommen', text: 'Per Versand, oder Sie holen es ab.' },
          ],
        },
        headline: 'So kommt es zu Ihnen',
      },
      {
        kind: 'picture-text',
        content: {
          title: 'Der Laden dazu',
          text: 'Wer lieber anfasst, kommt vorbei. Wir nehmen uns Zeit.',
          side: 'right',
          action: 'So finden Sie uns',
          actionLink: '/kontakt',
        },
      },
      {
        kind: 'faq',
        content: {
          isFirstOpen: true,
          items: [
            {
              question: 'Wie lange dauert der Versand?',
              answer: 'Das steht bei jedem Artikel und noch einmal an der Kasse.',
            },
            { question: 'Kann ich etwas zurückgeben?', answer: 'Ja. Wie das geht, steht in der Widerrufsbelehrung.' },
          ],
        },
        headline: 'Häufige Fragen',
      },
    ],
  },
  CONTACT_PAGE,
];
