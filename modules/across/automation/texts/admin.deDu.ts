import type { adminDe } from './admin.de.ts';

export const adminDeDu = {
  'rule.action_without_card': 'Der Auslöser hat keine Karte. Füge zuerst den Schritt „Karte anlegen“ hinzu.',
  'rule.column_unknown': 'Eine Spalte der Regel gibt es nicht mehr. Bitte wähle eine andere.',
  'rule.label_unknown': 'Ein Etikett der Regel gibt es nicht mehr. Bitte wähle ein anderes.',
  'rule.person_unknown': 'Eine Person der Regel gehört nicht mehr zum Team. Bitte wähle jemand anderen.',
  'rule.host_not_allowed':
    'Diese Adresse ist nicht freigegeben. Nimm sie zuerst unter Protokoll, Aufrufe in die erlaubten Adressen auf.',
  'rules.none.text': 'Regeln erledigen wiederkehrende Schritte automatisch. Beginne mit einem Vorschlag.',
  'rules.trial.basis': 'Berechnet aus Deinen Daten; Karten mit ihrem heutigen Stand. Es wird nichts ausgeführt.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
