/** How the fields of the form are called, on the page and where it arrives. */
export const FORM_NAMES = {
  act: 'survey',
  slug: 'survey',
  edition: 'edition',
  answerId: 'answerId',
  invitation: 'invitation',
  shown: 'shown',
  /** Sounds like something to fill in. */
  trap: 'homepage',
} as const;

const BEGINS = 'q.';

export const answerField = (key: string) => `${BEGINS}${key}`;

/** Of all that a form sent, what it answers. */
export function answersIn(form: Readonly<Record<string, readonly string[]>>): { key: string; values: string[] }[] {
  return Object.entries(form).flatMap(([name, values]) =>
    name.startsWith(BEGINS) ? [{ key: name.slice(BEGINS.length), values: [...values] }] : [],
  );
}
