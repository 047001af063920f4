import type { adminDe } from './admin.de.ts';
import { commonDeDu } from './common.deDu.ts';

export const adminDeDu = {
  ...commonDeDu,
  'pickup.not_offered': 'Dein Shop bietet das Abholfach noch nicht an.',
  'pickup.no_walls_text':
    'Leg zuerst einen Standort und eine Wand mit Fächern an. Ein Fach zählt nach der ersten Öffnung über seine Steuereinheit.',
  'pickup.failed': 'Fach {box} ließ sich nicht öffnen. Versuche es erneut.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
