import type { siteDe } from './site.de.ts';

export const siteDeDu = {
  'confirmation.next_mail': 'Deine Zugangsdaten kommen in ein bis zwei Minuten per E-Mail: ein Link und eine PIN.',
  'confirmation.next_open': 'Geh zum Fach und öffne es mit dem Link, oder gib am Terminal die PIN ein.',
  'confirmation.next_end': 'Am Ende räumst du das Fach aus, schließt die Tür und beendest die Miete.',
  'confirmation.extended': 'Deine Miete ist verlängert bis {end}.',
  'refunded.end_stays':
    'Das Fach war für diese Zeit schon vergeben, als deine Zahlung kam. Deine Miete endet wie bisher {end}.',
  'refunded.rental_over': 'Die Miete war schon beendet, als deine Zahlung kam.',
  'confirmation.extension_soon': 'Deine Miete wird gleich verlängert.',
  'confirmation.surcharge_soon': 'Deine Nachzahlung wird gleich verbucht.',
  'confirmation.surcharge': 'Die Nachzahlung ist da. Du kannst dein Fach wieder öffnen.',
  'confirmation.preparing': 'Dein Fach wird vorbereitet …',
  'extend.question': 'Bis wann brauchst du das Fach?',
  'extra.question': 'Dein Fach ist länger belegt als gebucht',
  'extra.question_ended': 'Dein Fach war länger belegt als gebucht',
  'extra.nothing_due_what': 'Dein Fach lässt sich ganz normal öffnen.',
  'cart.item_not_added':
    'Das hat nicht geklappt: Das Fach konnte nicht in den Warenkorb gelegt werden. Bitte versuche es noch einmal.',
  'cart.options_unavailable': 'Was du gewählt hast, ist nicht mehr verfügbar. Bitte wähle eine andere Zeit oder Größe.',
  'cart.full': 'Mehr als {most} Fächer passen nicht in eine Bestellung. Bezahle zuerst diese.',
  'confirmation.keys_by_mail':
    'Der Link zum Fach und die PIN sind an {email} gegangen. Hier zeigen wir sie nur in dem Browser, in dem bestellt wurde, und wenn du angemeldet bist.',
} as const satisfies Partial<Record<keyof typeof siteDe, string>>;
