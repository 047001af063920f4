import type { kitDe } from './kit.de.ts';

/** Only what differs from the formal form. */
export const kitDeDu: Partial<Record<keyof typeof kitDe, string>> = {
  'form.leave.text': 'Du hast Änderungen, die noch nicht gespeichert sind. Wenn du jetzt gehst, sind sie verloren.',
  'form.unchecked': 'Die Angaben ließen sich nicht prüfen. Lade die Seite neu und versuch es noch einmal.',
  'state.error.text': 'Die Daten konnten nicht geladen werden. Versuch es in einem Augenblick erneut.',
  'state.denied.text':
    'Deine Rolle erlaubt diesen Bereich nicht. Wenn du ihn brauchst, sprich mit einer Administratorin oder einem Administrator deiner Firma.',
  'state.offline.text':
    'Der Server ist gerade nicht erreichbar. Wir versuchen es von selbst weiter; was du gespeichert hast, ist sicher.',
  'state.crash.text':
    'Diese Seite hat einen Fehler, der nicht an dir liegt. Lade die Seite neu; was gespeichert war, ist noch da.',
  'state.version.text': 'Diese Seite gehört zu einer älteren Version. Lade neu, um weiterzuarbeiten.',
  'network.offline': 'Keine Verbindung zum Server. Prüfe deine Internetverbindung und versuch es erneut.',
  'server.unreachable': 'Der Server antwortet gerade nicht. Versuch es in einem Augenblick erneut.',
  'server.unexpected': 'Der Server hat unerwartet geantwortet. Lade die Seite neu und versuch es erneut.',
  'conflict.text':
    'Wähl je Angabe, was gelten soll, und speichere dann. Was du nicht angefasst hast, ist schon übernommen.',
  'conflict.same': 'Deine Angaben stimmen mit dem neuen Stand überein. Du kannst einfach speichern.',
  'conflict.yours': 'Deine Angabe',
};
