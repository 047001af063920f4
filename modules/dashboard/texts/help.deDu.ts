import type { helpDe } from './help.de.ts';

/** What customers read stands here in the formal form; pages say it as their company does. */
export const helpDeDu = {
  'help.errors.about': 'Jemand nennt dir eine Nummer: Hier steht, was sie bedeutet und was du tun kannst.',
} as const satisfies Partial<Record<keyof typeof helpDe, string>>;
