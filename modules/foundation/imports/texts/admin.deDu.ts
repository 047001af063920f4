import type { adminDe } from './admin.de.ts';

export const adminDeDu = {
  'import.not_now': 'Nicht möglich: Der Import ist bereits weiter. Lade die Seite neu.',
  'import.too_many_open': 'Höchstens {most} Importe laufen gleichzeitig. Warte, bis einer fertig ist.',
  'import.heading_unknown': 'Diese Zeile kann keine Überschriften enthalten. Lade die Datei erneut hoch.',
  'import.unreadable': 'Diese Datei ist nicht lesbar. Speichere sie als CSV oder XLSX und lade sie erneut hoch.',
  'import.too_many_rows': 'Die Datei hat mehr als 100.000 Zeilen. Teile sie auf.',
  'imports.empty.text': 'Importiere Artikel, Kunden oder Termine aus einer Tabelle oder einem anderen System.',
  'imports.goesOn': 'Du kannst die Seite verlassen; der Import läuft im Hintergrund weiter.',
  'imports.check.text':
    'Es wurde noch nichts übernommen. Leere Zellen ändern vorhandene Werte nicht. Fehler behebst du direkt in der Zelle.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
