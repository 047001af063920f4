import type { MessageWords, SavedQuery } from '../../contract.ts';

type DemoMessages = {
  readonly queries: readonly Pick<SavedQuery, 'name' | 'query'>[];
  /** Not sent yet, so that one sees what waits and what can be taken back. */
  readonly planned: MessageWords & { readonly inDays: number };
};

/** By the code of the company. */
export const DEMO_MESSAGES: Readonly<Record<string, DemoMessages>> = {
  'trattoria-bella': {
    queries: [
      { name: 'Stammgäste der letzten 90 Tage', query: { search: '', language: null, seenWithinDays: 90 } },
      { name: 'Italienisch', query: { search: '', language: 'it', seenWithinDays: null } },
    ],
    planned: {
      title: 'Trüffelwoche bei {firma}',
      text: 'Guten Tag {vorname},\n\nin der nächsten Woche kommt weißer Trüffel aus Alba in die Küche: auf Tagliolini, auf Spiegelei und, wer mag, auf die Pizza.\n\nReservieren Sie früh, die Plätze am Fenster sind schnell vergeben.',
      button: null,
      pictureId: null,
      inDays: 3,
    },
  },
};
