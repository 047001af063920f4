import type { adminDe } from './admin.de.ts';

export const adminDeDu = {
  'import.not_now': 'Das geht gerade nicht: Der Import ist schon weiter. Lade die Seite neu.',
  'import.too_many_open': 'Es laufen schon {most} Importe. Warte, bis einer fertig ist.',
  'import.heading_unknown': 'Diese Zeile kann nicht die Überschriften enthalten. Lade die Datei noch einmal hoch.',
  'import.unreadable':
    'Diese Datei lässt sich nicht lesen. Speichere sie als CSV oder XLSX und lade sie noch einmal hoch.',
  'import.too_many_rows': 'Die Datei hat mehr als 100.000 Zeilen. Teile sie auf.',
  'imports.empty.text': 'Bring Artikel, Kunden oder Termine aus einer Tabelle oder einem anderen System mit.',
  'imports.mapping.text':
    'Was wir erkannt haben, ist schon zugeordnet. Deine Auswahl merken wir uns für die nächste Datei.',
  'imports.goesOn': 'Du kannst die Seite verlassen; es geht im Hintergrund weiter.',
  'imports.check.text':
    'Noch ist nichts geschrieben. Leere Zellen lassen stehen, was da ist. Fehler kannst du gleich in der Zelle beheben.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
