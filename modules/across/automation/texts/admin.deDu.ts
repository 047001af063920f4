import type { adminDe } from './admin.de.ts';

export const adminDeDu = {
  'rule.action_without_card': 'Hier gibt es noch keine Karte. Lass die Regel zuerst eine anlegen.',
  'rule.column_unknown': 'Eine Spalte der Regel gibt es nicht mehr. Bitte wähle eine andere.',
  'rule.label_unknown': 'Ein Etikett der Regel gibt es nicht mehr. Bitte wähle ein anderes.',
  'rule.person_unknown': 'Eine Person der Regel arbeitet nicht mehr hier. Bitte wähle jemand anderen.',
  'rule.host_not_allowed':
    'Diese Adresse steht nicht auf der Liste der erlaubten Adressen (Protokoll, Aufrufe). Nimm sie zuerst dort auf.',
  'rules.none.text': 'Eine Regel erledigt von selbst, was sonst jemand von Hand täte. Beginne mit einem Vorschlag.',
  'rules.ready.about':
    'Alle ausgeschaltet. Vor dem Einschalten siehst Du, was die Regel in den letzten 30 Tagen getan hätte.',
  'rules.trial.basis':
    'Gerechnet mit Deinem echten Verlauf; Karten zählen so, wie sie heute sind. Es wird nichts getan.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
