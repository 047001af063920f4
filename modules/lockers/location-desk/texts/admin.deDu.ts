import type { adminDe } from './admin.de.ts';

export const adminDeDu: Partial<Record<keyof typeof adminDe, string>> = {
  'checklist.controller.silent': 'Noch nie gemeldet: {names}. Schließ sie an und gib ihr das Token.',
  'checklist.boxes.unproven_one':
    '{count} von {all} Fächern wurde noch nie geöffnet und wird nicht verkauft: {names}. Öffne es einmal.',
  'checklist.boxes.unproven_other':
    '{count} von {all} Fächern wurden noch nie geöffnet und werden nicht verkauft: {names}. Öffne jedes einmal.',
  'tile.addresses.none': 'Noch keine Adresse hinterlegt. Ergänze die Anschrift unter Einstellungen, Unternehmen.',
};
