import type { kitDe } from './kit.de.ts';

/** Only what differs from the formal form. */
export const kitDeDu: Partial<Record<keyof typeof kitDe, string>> = {
  'kit.scan.hint': 'Halt den QR-Code in den Rahmen.',
  'kit.scan.denied':
    'Kein Zugriff auf die Kamera. Erlaube die Kamera in den Einstellungen des Browsers, oder gib die Nummer ein.',
  'form.unchecked': 'Die Angaben konnten nicht geprüft werden. Lade die Seite neu und versuch es noch einmal.',
  'state.error.text': 'Die Daten konnten nicht geladen werden. Versuch es in einem Augenblick erneut.',
  'state.denied.text': 'Deine Rolle erlaubt diesen Bereich nicht. Wende dich an einen Administrator deiner Firma.',
  'state.crash.text': 'Ein Programmfehler ist aufgetreten. Lade die Seite neu; gespeicherte Daten sind sicher.',
  'state.version.text': 'Diese Seite gehört zu einer älteren Version. Lade neu, um weiterzuarbeiten.',
  'network.offline': 'Keine Verbindung zum Server. Prüfe deine Internetverbindung und versuch es erneut.',
  'server.unreachable': 'Der Server antwortet nicht. Versuch es in einem Augenblick erneut.',
  'server.unexpected': 'Der Server hat unerwartet geantwortet. Lade die Seite neu und versuch es erneut.',
  'conflict.text': 'Wähl je Angabe die gültige Fassung und speichere. Unveränderte Angaben sind bereits übernommen.',
  'conflict.same': 'Deine Angaben stimmen mit dem neuen Stand überein. Du kannst speichern.',
  'conflict.yours': 'Deine Angabe',
  'list.nothing_found.text': 'Kein Eintrag zu dieser Suche. Ändere den Suchbegriff oder entferne Filter.',
};
