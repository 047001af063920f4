import { legalPrivacyDe } from './legal-privacy-de.ts';
import { legalTermsDe } from './legal-terms-de.ts';

/** What every site begins with, until its operator has written texts of their own. */
export const legalDe = {
  ...legalTermsDe,
  ...legalPrivacyDe,
  'legal.template.withdrawal': `## Widerrufsrecht

Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag des Vertragsabschlusses.

Um Ihr Widerrufsrecht auszuüben, müssen Sie uns

{legalName}
{street}
{postcode} {city}
E-Mail: {email}
Telefon: {phone}

mittels einer eindeutigen Erklärung (zum Beispiel ein mit der Post versandter Brief oder eine E-Mail) über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Sie können dafür das Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist.

Sie können Ihr Widerrufsrecht auch online über die Schaltfläche „Vertrag widerrufen“ am Ende jeder Seite ausüben: {siteUrl}/widerrufen. Machen Sie davon Gebrauch, so übermitteln wir Ihnen unverzüglich per E-Mail eine Eingangsbestätigung mit dem Inhalt der Erklärung sowie dem Datum und der Uhrzeit ihres Eingangs.

Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.

## Folgen des Widerrufs

Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über Ihren Widerruf bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das Sie bei der ursprünglichen Transaktion eingesetzt haben, es sei denn, mit Ihnen wurde ausdrücklich etwas anderes vereinbart; in keinem Fall werden Ihnen wegen dieser Rückzahlung Entgelte berechnet.

Haben Sie verlangt, dass die Miete während der Widerrufsfrist beginnen soll, so haben Sie uns einen angemessenen Betrag zu zahlen, der dem Anteil der bis zu dem Zeitpunkt, zu dem Sie uns von der Ausübung des Widerrufsrechts unterrichten, bereits erbrachten Leistung im Vergleich zum Gesamtumfang der vereinbarten Leistung entspricht.

## Vorzeitiges Erlöschen

Das Widerrufsrecht erlischt, wenn die Miete vollständig erbracht ist und Sie vor ihrem Beginn ausdrücklich zugestimmt haben, dass wir vor Ablauf der Widerrufsfrist beginnen, und bestätigt haben, dass Sie davon wissen.

## Muster-Widerrufsformular

Wenn Sie den Vertrag widerrufen wollen, füllen Sie bitte dieses Formular aus und senden Sie es zurück.

- An {legalName}, {street}, {postcode} {city}, {email}:
- Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über die Erbringung der folgenden Dienstleistung (*)
- Bestellt am (*) / erhalten am (*)
- Name des/der Verbraucher(s)
- Anschrift des/der Verbraucher(s)
- Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)
- Datum

(*) Unzutreffendes streichen.`,
  'legal.template.imprint': `## Angaben nach § 5 DDG

{legalName}
{street}
{postcode} {city}

## Kontakt

E-Mail: {email}
Telefon: {phone}

Umsatzsteuer-Identifikationsnummer nach § 27a UStG: {vatId}

## Verbraucherstreitbeilegung

Wir sind nicht bereit und nicht verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.`,
  'legal.template.accessibility': `## Unser Angebot

Über {siteName} finden Sie Schließfächer, buchen und bezahlen sie und öffnen sie mit dem Telefon oder am Terminal. {legalName} möchte, dass das allen gelingt.

## Wie barrierefrei diese Website ist

Die Website ist nach den Web Content Accessibility Guidelines (WCAG) 2.1, Stufe AA, gebaut, auf die sich das Barrierefreiheitsstärkungsgesetz (BFSG) stützt:

- Alles ist mit der Tastatur und mit Vorleseprogrammen zu bedienen.
- Schrift lässt sich vergrößern, ohne dass etwas verloren geht.
- Farben haben genug Kontrast, und nichts wird nur durch Farbe gesagt.
- Buchen und Bezahlen gelingt auch ohne JavaScript.
- Standorte stehen immer auch als Liste da, nicht nur auf der Karte.

## Etwas funktioniert nicht?

Schreiben Sie uns bitte: {email}
Oder rufen Sie an: {phone}

Wir antworten, so schnell wir können, und helfen bei der Buchung.

## Zuständige Stelle

Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF), Magdeburg.`,
} as const;
