import type { adminDe } from './admin.de.ts';
import { commonDeDu } from './common.deDu.ts';

export const adminDeDu = {
  ...commonDeDu,

  'step.shop.about': 'Wann Du geöffnet hast, und ob Kunden abholen oder beliefert werden.',
  'shop.elsewhere.sender.about': 'Name und Adresse, unter denen deine Kunden Post bekommen',
  'shop.way.delivery': 'Du bringst die Bestellung in deine Liefergebiete.',
  'shop.way.pickup': 'Kunden holen die Bestellung bei dir ab.',
  'shop.way.shipment': 'Du schickst die Bestellung mit der Post oder einem Paketdienst.',
  'shop.way.box': 'Du legst die Bestellung in ein Fach, das der Kunde selbst öffnet.',
  'shop.payments.about': 'Kunden sehen, was du hier auswählst und was deine Firma annehmen kann.',
  'shop.standing.payment.missing': 'Keine der gewählten Zahlungsarten kann deine Firma annehmen.',
  'areas.empty.text': 'Trage Postleitzahlen ein oder füge viele auf einmal aus einer Tabelle ein.',
  'areas.map.home': 'Dein Geschäft',
  'tables.empty.text': 'Lege Tische an; jeder bekommt einen eigenen QR-Code zum Ausdrucken.',
  'tables.renew.text': 'Der gedruckte Code führt danach nirgends mehr hin. Drucke einen neuen.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
