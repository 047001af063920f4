import type { Option, Question } from '../../contract-content.ts';

const newId = () => crypto.randomUUID().slice(0, 8);

export const newOption = (): Option => ({ id: newId(), label: { de: '' } });

/** Scale first: it is what most are asked. What another type needs is kept beside it, so that changing the type loses nothing. */
export function newQuestion(): Question {
  return {
    id: newId(),
    type: 'scale',
    title: { de: '' },
    help: {},
    isRequired: false,
    options: [],
    rows: [],
    scaleMost: 5,
    low: {},
    high: {},
    showIf: null,
  };
}
