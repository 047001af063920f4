import type { siteDe } from './site.de.ts';

export const siteDeDu = {
  'confirmation.next_mail':
    'Deine Zugangsdaten erhältst du in ein bis zwei Minuten per E-Mail: einen Link und eine PIN.',
  'confirmation.next_open': 'Öffne das Fach vor Ort mit dem Link oder gib am Terminal die PIN ein.',
  'confirmation.next_end': 'Zum Mietende leerst du das Fach, schließt die Tür und beendest die Miete.',
  'confirmation.extended': 'Deine Miete ist verlängert bis {end}.',
  'refunded.end_stays':
    'Bei Eingang deiner Zahlung war das Fach für diese Zeit bereits vergeben. Deine Miete endet wie bisher {end}.',
  'refunded.rental_over': 'Bei Eingang deiner Zahlung war die Miete bereits beendet.',
  'confirmation.extension_soon': 'Deine Miete wird gleich verlängert.',
  'confirmation.surcharge_soon': 'Deine Nachzahlung wird gleich verbucht.',
  'confirmation.surcharge': 'Deine Nachzahlung ist eingegangen. Du kannst dein Fach wieder öffnen.',
  'confirmation.preparing': 'Dein Fach wird vorbereitet …',
  'extra.nothing_due_what': 'Dein Fach öffnet sich wie gewohnt.',
  'cart.item_not_added': 'Das Fach konnte nicht in den Warenkorb gelegt werden. Bitte versuche es noch einmal.',
  'cart.options_unavailable': 'Deine Auswahl ist nicht mehr verfügbar. Bitte wähle eine andere Zeit oder Größe.',
  'cart.full': 'Höchstens {most} Fächer je Bestellung sind möglich. Bezahle zuerst diese.',
  'confirmation.surcharge_more_why':
    'Deine Nachzahlung ist eingegangen. Bis zum Eingang haben weitere Stunden begonnen.',
  'confirmation.surcharge_ended': 'Deine Nachzahlung ist eingegangen. Damit ist alles bezahlt.',
  'extra.what_charge': 'Mit unserem Team vereinbart für deine Miete von Fach {box} ({size}) bis {end}.',
} as const satisfies Partial<Record<keyof typeof siteDe, string>>;
