import type { siteDe } from './site.de.ts';

export const siteDeDu: Partial<Record<keyof typeof siteDe, string>> = {
  'rental.surcharge_due': 'Die Mietzeit ist überschritten. Bitte zahle zuerst nach, dann öffnet sich das Fach wieder.',
  'rental.surcharges_outstanding':
    'Es sind noch Nachzahlungen offen. Bitte begleiche sie, bevor du ein neues Fach mietest.',
  'rental.customer_blocked':
    'Mit dieser E-Mail-Adresse kann zurzeit kein Fach gemietet werden. Bitte wende dich an uns.',
  'rental.access_revoked': 'Der Zugriff auf dieses Fach wurde gesperrt. Bitte wende dich an uns.',
  'rental.door_open': 'Die Tür ist noch offen. Bitte schließe sie.',
  'rental.not_confirmed_empty': 'Bitte bestätige, dass das Fach leer und sauber ist.',
  'rental_page.cancel_about': 'Bis zum Beginn kostenlos: Du bekommst alles zurück.',
  'rental_page.end_owing':
    'Ist das Fach leer, beende die Miete jetzt: Dann kommt nichts mehr dazu. Die {amount} bleiben offen und können danach bezahlt werden. Ist noch etwas drin, zahl zuerst nach und hol es heraus.',
  'rental_page.due_ended':
    'Die Miete ist beendet, mehr wird es nicht. Jede angefangene Stunde Überziehung hat {rate} gekostet. Ein neues Fach kannst du mieten, sobald dies bezahlt ist.',
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
  'rental.opening_too_late':
    'Das war zu spät: Es wurde nichts geöffnet. Bitte tipp noch einmal, wenn du vor dem Fach stehst.',
  'rental_page.offline_what':
    'PIN, Fach und Ende stehen hier auch ohne Netz. Mit der PIN öffnest du am Terminal des Standorts. Verlängern und Beenden gehen wieder, sobald du Netz hast.',
  'rental_page.open.waiting_what':
    'Bleib vor dem Fach. Sobald dein Telefon Verbindung hat, öffnet es sich. Danach geben wir auf:',
  'rental_page.open.unanswered_what':
    'Von selbst öffnet sich jetzt nichts mehr. Geh ein paar Schritte, bis du Netz hast, und tipp noch einmal. Oder nimm die PIN am Terminal.',
  'offline.what':
    'Diese Seite braucht eine Verbindung. Ob noch angekommen ist, was du zuletzt abgeschickt hast, siehst du, sobald du wieder Netz hast.',
  'rental.things_inside': 'Solange deine Sachen im Fach sind, bleibt es deins. Ruf uns zu Hilfe, dann öffnen wir es.',
  'rental.phone_missing': 'Bitte gib eine Telefonnummer an, unter der wir dich erreichen.',
  'rental_page.help.about':
    'Wir werden sofort verständigt und rufen dich an. Fach und Miete bleiben deine, niemand anderes bekommt das Fach.',
  'rental_page.help.phone': 'Deine Telefonnummer',
  'rental_page.help.phone_known': 'Ohne Angabe rufen wir die Nummer aus deiner Bestellung an.',
  'rental_page.help.asked':
    'Wir sind verständigt und melden uns. Fach und Miete bleiben deine. Öffnen wir das Fach von hier aus, siehst du es auf dieser Seite.',
  'rental_page.opened_by_staff': 'Unser Team hat dein Fach geöffnet: {at}.',
};
