import type { adminDe } from './admin.de.ts';

export const adminDeDu: Partial<Record<keyof typeof adminDe, string>> = {
  'checklist.controller.silent': 'Noch nie verbunden: {names}. Schließ das Gerät an und gib das Token ein.',
  'checklist.boxes.unproven_one':
    '{count} von {all} Fächern wurde noch nie geöffnet und ist nicht im Verkauf: {names}. Öffne es einmal.',
  'checklist.boxes.unproven_other':
    '{count} von {all} Fächern wurden noch nie geöffnet und sind nicht im Verkauf: {names}. Öffne jedes einmal.',
  'tile.addresses.none': 'Noch keine Adresse. Ergänze die Anschrift unter Einstellungen, Unternehmen.',
};
