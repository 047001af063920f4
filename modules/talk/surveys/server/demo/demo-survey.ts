import type { Question, SurveyContent } from '../../contract-content.ts';

const option = (id: string, de: string, en: string) => ({ id, label: { de, en } });
const asked = { help: {}, isRequired: false, options: [], rows: [], scaleMost: 5, low: {}, high: {}, showIf: null };

function content(title: SurveyContent['title'], askedAfter: SurveyContent['askedAfter'], questions: Question[]) {
  return {
    title,
    askedAfter,
    questions,
    intro: {
      de: 'Es dauert etwa eine Minute. Ihre Antworten sind anonym: Wir sehen weder Ihren Namen noch die Uhrzeit.',
      deDu: 'Es dauert etwa eine Minute. Deine Antworten sind anonym: Wir sehen weder deinen Namen noch die Uhrzeit.',
      en: 'It takes about a minute. Your answers are anonymous: we see neither your name nor the time.',
    },
    thanks: {
      de: 'Vielen Dank. Ihre Antworten helfen uns, besser zu werden.',
      deDu: 'Vielen Dank. Deine Antworten helfen uns, besser zu werden.',
      en: 'Thank you. Your answers help us to get better.',
    },
  } satisfies SurveyContent;
}

const why: Question = {
  ...asked,
  id: 'warum',
  type: 'text',
  title: { de: 'Was hat Sie gestört?', deDu: 'Was hat dich gestört?', en: 'What was not right?' },
  showIf: { of: 'note', is: 'at_most', values: ['3'] },
};
const recommend: Question = {
  ...asked,
  id: 'empfehlen',
  type: 'nps',
  title: {
    de: 'Würden Sie uns weiterempfehlen?',
    deDu: 'Würdest du uns weiterempfehlen?',
    en: 'Would you recommend us?',
  },
  low: { de: 'auf keinen Fall', en: 'not at all' },
  high: { de: 'auf jeden Fall', en: 'definitely' },
};

/** By the code of the company. */
export const DEMO_SURVEYS: Readonly<Record<string, { slug: string; content: SurveyContent }>> = {
  'trattoria-bella': {
    slug: 'wie-war-es',
    content: content({ de: 'Wie hat es geschmeckt?', en: 'How did you like it?' }, 'order', [
      {
        ...asked,
        id: 'note',
        type: 'scale',
        isRequired: true,
        title: { de: 'Wie hat es Ihnen geschmeckt?', deDu: 'Wie hat es dir geschmeckt?', en: 'How was the food?' },
        low: { de: 'gar nicht', en: 'not at all' },
        high: { de: 'sehr gut', en: 'very good' },
      },
      why,
      {
        ...asked,
        id: 'gut',
        type: 'several',
        title: { de: 'Was war besonders gut?', en: 'What was especially good?' },
        options: [
          option('essen', 'Das Essen', 'The food'),
          option('tempo', 'Wie schnell es ging', 'How quick it was'),
          option('team', 'Das Team', 'The team'),
          option('preis', 'Der Preis', 'The price'),
        ],
      },
      recommend,
    ]),
  },
  zeitlagercity: {
    slug: 'ihre-miete',
    content: content(
      { de: 'Wie war Ihre Miete?', deDu: 'Wie war deine Miete?', en: 'How was your rental?' },
      'rental',
      [
        {
          ...asked,
          id: 'note',
          type: 'scale',
          isRequired: true,
          title: { de: 'Wie leicht war es, das Fach zu öffnen?', en: 'How easy was it to open the box?' },
          low: { de: 'schwer', en: 'hard' },
          high: { de: 'leicht', en: 'easy' },
        },
        why,
        {
          ...asked,
          id: 'zufrieden',
          type: 'matrix',
          title: { de: 'Wie zufrieden waren Sie?', deDu: 'Wie zufrieden warst du?', en: 'How satisfied were you?' },
          options: [
            option('ja', 'Zufrieden', 'Satisfied'),
            option('teils', 'Teils', 'Partly'),
            option('nein', 'Nicht zufrieden', 'Not satisfied'),
          ],
          rows: [
            option('sauber', 'Sauberkeit', 'Cleanliness'),
            option('lage', 'Lage', 'Place'),
            option('preis', 'Preis', 'Price'),
          ],
        },
        recommend,
      ],
    ),
  },
};

const TEXTS = ['Es hat zu lange gedauert.', 'Es war niemand zu erreichen.'];

/** Answers somebody could have given; the same at every start. */
export function demoAnswers({ questions }: SurveyContent, number: number): Record<string, string[]> {
  const grade = [5, 4, 5, 3, 5, 4, 2, 5][number % 8]!;
  return Object.fromEntries(
    questions.flatMap(({ id, type, options, rows }): [string, string[]][] => {
      if (id === 'warum') return grade <= 3 ? [[id, [TEXTS[number % TEXTS.length]!]]] : [];
      if (type === 'scale') return [[id, [`${grade}`]]];
      if (type === 'nps') return [[id, [`${Math.min(10, grade * 2 + (number % 2))}`]]];
      if (type === 'several') return [[id, [options[number % options.length]!.id]]];
      return rows.map((row, at) => [`${id}.${row.id}`, [options[(number + at) % options.length]!.id]]);
    }),
  );
}
