import type { appDe } from './texts/app.de.ts';

export type Planned = {
  readonly path: `/${string}`;
  readonly title: keyof typeof appDe;
};

/** Addresses of the product whose screens are still to come. A module's screen of the same path takes the place by itself. */
export const planned: readonly Planned[] = [
  { path: '/backend/chat/t/courses', title: 'menu.surveys' },
  { path: '/backend/chat/t/courses/:timestamp', title: 'menu.surveys' },
];
