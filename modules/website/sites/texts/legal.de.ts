export const legalDe = {
  // What every site begins with, until its operator has written texts of their own.
  'legal.clause.vat': ' und enthalten die gesetzliche Umsatzsteuer',
  'legal.clause.no_vat': '; gemäß § 19 UStG wird keine Umsatzsteuer berechnet (Kleinunternehmer)',
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

Inhaber: {owner}
Vertreten durch: {representedBy}
Registergericht: {registerCourt}, Registernummer: {registerNumber}
Umsatzsteuer-Identifikationsnummer nach § 27a UStG: {vatId}

## Verbraucherstreitbeilegung

Wir sind nicht bereit und nicht verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.`,
  'legal.template.accessibility': `## Unser Angebot

Über {ofBoxes} finden Sie Schließfächer, buchen und bezahlen sie und öffnen sie mit dem Telefon oder am Terminal. {legalName} möchte, dass das allen gelingt.
Über {ofShop} sehen Sie unser Angebot, bestellen und bezahlen. {legalName} möchte, dass das allen gelingt.

## Wie barrierefrei diese Website ist

Die Website ist nach den Web Content Accessibility Guidelines (WCAG) 2.1, Stufe AA, gebaut, auf die sich das Barrierefreiheitsstärkungsgesetz (BFSG) stützt:

- Alles ist mit der Tastatur und mit Vorleseprogrammen zu bedienen.
- Schrift lässt sich vergrößern, ohne dass etwas verloren geht.
- Farben haben genug Kontrast, und nichts wird nur durch Farbe gesagt.
- Bestellen und Bezahlen gelingt auch ohne JavaScript.
- Die Standorte von {ofBoxes} stehen immer auch als Liste da, nicht nur auf der Karte.

## Etwas funktioniert nicht?

Schreiben Sie uns bitte: {email}
Oder rufen Sie an: {phone}

Wir antworten, so schnell wir können, und helfen gern.

## Zuständige Stelle

Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF), Magdeburg.`,

  // A start for operators, not legal advice: they look at it and put their own in its place.
  'legal.template.terms': `## 1. Geltung und Vertragspartner

Diese Bedingungen gelten für die Miete von Schließfächern über {siteName}. Vertragspartner ist der Betreiber des gewählten Standorts; er steht in der Bestellübersicht, in der Bestätigung und auf der Rechnung. Betreiber dieser Website ist:

{legalName}
{street}
{postcode} {city}
E-Mail: {email}
Telefon: {phone}

## 2. Vertragsschluss

Die Darstellung der Fächer ist noch kein Angebot. Mit der Schaltfläche „Zahlungspflichtig bestellen“ geben Sie ein verbindliches Angebot ab. Vorher können Sie alle Angaben prüfen und ändern. Der Vertrag kommt zustande, sobald die Zahlung bestätigt ist und Sie die Zugangsdaten per E-Mail erhalten. {languagesDe}; der Vertragstext wird gespeichert und Ihnen per E-Mail geschickt.

## 3. Mietdauer, Verlängerung und Ende

- Eine Miete, die sofort beginnen soll, beginnt mit der bestätigten Zahlung.
- Sie können die Miete vor ihrem Ende verlängern, solange das Fach nicht anderweitig gebucht ist.
- Die Miete endet, wenn Sie das Fach geleert, die Tür geschlossen und das Ende bestätigt haben.
- Nach dem gebuchten Ende bleibt eine Karenzzeit, die auf der Seite Ihrer Miete steht. Danach ist die Nachzahlung fällig, die vor der Buchung mit Beispiel genannt ist, bevor sich das Fach wieder öffnen lässt.

## 4. Preise und Zahlung

Alle Preise sind Gesamtpreise in Euro{vatDe}. Die Zahlung ist mit der Bestellung fällig. Sie zahlen mit einem der angebotenen Zahlungsmittel und erhalten eine Rechnung per E-Mail.

## 5. Nutzung

- Schlüssel-Link und PIN geben Zugang zum Fach. Bewahren Sie beides sorgfältig auf und geben Sie es nur Personen weiter, denen Sie vertrauen.
- Nicht erlaubt sind gefährliche, verbotene, verderbliche oder übel riechende Gegenstände sowie lebende Tiere.
- Hinterlassen Sie das Fach leer und sauber.
- Einen Defekt oder ein nicht leeres Fach melden Sie bitte sofort über die Seite Ihrer Miete; Sie erhalten dann ein anderes Fach.

## 6. Öffnung durch den Betreiber

Der Betreiber darf ein Fach öffnen, wenn Gefahr besteht, eine Behörde es verlangt oder die Miete trotz Erinnerung nicht beendet wurde. Sie werden darüber informiert. Zurückgelassene Gegenstände werden aufbewahrt; die Kosten dafür trägt der Mieter.

## 7. Haftung

Der Betreiber haftet unbeschränkt bei Vorsatz und grober Fahrlässigkeit, bei Verletzung von Leben, Körper oder Gesundheit und nach dem Produkthaftungsgesetz. Bei leichter Fahrlässigkeit haftet er nur für die Verletzung wesentlicher Vertragspflichten, begrenzt auf den vorhersehbaren, typischen Schaden.

## 8. Widerrufsrecht

Verbrauchern steht ein Widerrufsrecht zu. Die Belehrung mit dem Muster-Widerrufsformular steht auf der Seite „Widerrufsbelehrung“. Widerrufen können Sie jederzeit über „Vertrag widerrufen“ am Ende jeder Seite.

## 9. Schlussbestimmungen

Es gilt deutsches Recht. Zwingende Vorschriften zum Schutz der Verbraucher des Staates, in dem Sie gewöhnlich leben, bleiben unberührt. An einem Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle nehmen wir nicht teil und sind dazu nicht verpflichtet.`,

  'legal.template.privacy': `## 1. Wer verantwortlich ist

{legalName}
{street}
{postcode} {city}
E-Mail: {email}
Telefon: {phone}

Für Mieten über {ofBoxes} an Standorten anderer Betreiber ist daneben der Betreiber des Standorts verantwortlich, der in der Bestellung genannt wird.

## 2. Welche Daten wir verarbeiten und warum

- Bestellung und Miete über {ofBoxes}: Name, E-Mail-Adresse, Telefonnummer, gewähltes Fach, Zeiten, Preise. Ohne sie können wir den Vertrag nicht erfüllen (Art. 6 Abs. 1 Buchstabe b DSGVO).
- Bestellung über {ofShop}: Name, E-Mail-Adresse, Telefonnummer, Anschrift für die Lieferung, bestellte Artikel und Leistungen, Wünsche, Zeiten, Preise. Ohne sie können wir den Vertrag nicht erfüllen (Art. 6 Abs. 1 Buchstabe b DSGVO).
- Zahlung: Betrag, Zahlungsart und Ergebnis. Kartendaten gibt nur der Zahlungsdienst zu sehen, wir nicht (Art. 6 Abs. 1 Buchstabe b DSGVO).
- Öffnungen: wann ein Fach über Link, PIN oder durch unser Personal geöffnet wurde, um Missbrauch und Streit aufzuklären (Art. 6 Abs. 1 Buchstabe f DSGVO).
- Rechnungen: acht Jahre nach den Vorschriften des Handels- und Steuerrechts (Art. 6 Abs. 1 Buchstabe c DSGVO).
- Widerrufe: Name, E-Mail-Adresse, Bestellnummer und Inhalt, um den Eingang zu bestätigen und ihn zu bearbeiten (Art. 6 Abs. 1 Buchstabe c DSGVO).
- Newsletter: nur mit Ihrer Einwilligung, die Sie jederzeit widerrufen können (Art. 6 Abs. 1 Buchstabe a DSGVO).
- Technische Protokolle: IP-Adresse, Zeitpunkt und aufgerufene Seite, höchstens 30 Tage, um Angriffe und Fehler zu erkennen (Art. 6 Abs. 1 Buchstabe f DSGVO).
- Besucherzahlen: Wir zählen, welche Seiten wie oft aufgerufen werden und von welcher Website jemand kommt, ohne Cookies. Damit niemand doppelt zählt, wird aus IP-Adresse und Browserkennung mit einem Zufallswert des Tages eine Prüfsumme gebildet; Zufallswert und Prüfsummen werden am Ende des Tages gelöscht, danach bleiben nur Zahlen (Art. 6 Abs. 1 Buchstabe f DSGVO).

## 3. Cookies und Karten

Wir setzen nur Cookies, die für Anmeldung, Warenkorb und Ihre Einstellungen nötig sind. Kartenbilder eines anderen Anbieters werden erst geladen, wenn Sie zugestimmt haben; dabei erfährt der Anbieter Ihre IP-Adresse. Ihre Wahl ändern Sie jederzeit unter „Cookies und Datenschutz“.

## 4. Wer Daten erhält

Bei Mieten über {ofBoxes} erhält der Betreiber des Standorts die Daten der Miete.
Lässt {ofShop} eine Bestellung von anderen liefern oder versenden, erhalten sie Name, Anschrift und Telefonnummer.

Empfänger sind außerdem der gewählte Zahlungsdienst, der Dienst für den Versand von E-Mails und der Anbieter, auf dessen Servern diese Website läuft. Wir verkaufen keine Daten und setzen keine Werbenetzwerke ein.

## 5. Wie lange wir Daten behalten

Daten Ihres Kundenkontos behalten wir, bis Sie es löschen. Bestellungen behalten wir bis zum Ablauf der Verjährung, Rechnungen acht Jahre. Danach werden die Daten gelöscht oder anonymisiert.

## 6. Ihre Rechte

- Auskunft, Berichtigung, Löschung und Einschränkung der Verarbeitung
- Mitnahme Ihrer Daten in einem lesbaren Format
- Widerspruch gegen eine Verarbeitung auf Grundlage berechtigter Interessen
- Widerruf einer Einwilligung für die Zukunft
- Beschwerde bei einer Aufsichtsbehörde für den Datenschutz

Ihre Daten können Sie in Ihrem Konto selbst herunterladen und löschen. Sonst genügt eine Nachricht an {email}.`,
} as const;
