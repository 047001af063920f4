import type { pagesDe } from './pages-de.ts';

export const pagesDeDu: Partial<Record<keyof typeof pagesDe, string>> = {
  'rental_page.grace': 'Bis {until} öffnet sich das Fach ohne Nachzahlung. Bitte leere es und beende die Miete.',
  'rental_page.open_hint': 'Stehst du vor dem Fach? Die Tür springt sofort auf.',
  'rental_page.attempt.opened': 'Fach {box} ist offen. Bitte schließ die Tür danach.',
  'rental_page.attempt.jammed': 'Das Schloss klemmt. Drück leicht gegen die Tür und versuch es noch einmal.',
  'rental_page.attempt.denied': 'Das Fach hat den Befehl abgelehnt. Bitte wende dich an uns.',
  'rental_page.attempt.failed': 'Das Fach hat sich nicht geöffnet. Bitte versuch es noch einmal.',
  'rental_page.attempt.timed_out': 'Das Fach antwortet gerade nicht. Bitte versuch es gleich noch einmal.',
  'rental_page.report_about':
    'Du bekommst sofort ein anderes Fach derselben Größe oder ein größeres, ohne Aufpreis. Link und PIN bleiben gleich.',
  'rental_page.replaced': 'Danke für den Hinweis. Dein neues Fach hat die Nummer {box}.',
  'rental_page.thanks': 'Danke, deine Miete ist beendet.',
  'rental_list.none': 'Du hast noch kein Fach gemietet.',
  'terminal.pair_about': 'Gib den Einmalcode ein, den die Verwaltung unter „Terminals“ für dieses Gerät zeigt.',
  'terminal.enter_about': 'Die sechs Ziffern stehen in deiner E-Mail.',
};
