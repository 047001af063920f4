/** A start for operators, not legal advice: they look at it and put their own in its place. */
export const legalTermsDe = {
  'legal.template.terms': `## 1. Geltung und Vertragspartner

Diese Bedingungen gelten für die Miete von Schließfächern über {siteName}. Vertragspartner ist der Betreiber des gewählten Standorts; er steht in der Bestellübersicht, in der Bestätigung und auf der Rechnung. Betreiber dieser Website ist:

{legalName}
{street}
{postcode} {city}
E-Mail: {email}
Telefon: {phone}

## 2. Vertragsschluss

Die Darstellung der Fächer ist noch kein Angebot. Mit der Schaltfläche „Zahlungspflichtig bestellen“ geben Sie ein verbindliches Angebot ab. Vorher können Sie alle Angaben prüfen und ändern. Der Vertrag kommt zustande, sobald die Zahlung bestätigt ist und Sie die Zugangsdaten per E-Mail erhalten. Vertragssprache ist Deutsch; der Vertragstext wird gespeichert und Ihnen per E-Mail geschickt.

## 3. Mietdauer, Verlängerung und Ende

- Eine Miete, die sofort beginnen soll, beginnt mit der bestätigten Zahlung.
- Sie können die Miete vor ihrem Ende verlängern, solange das Fach nicht anderweitig gebucht ist.
- Die Miete endet, wenn Sie das Fach geleert, die Tür geschlossen und das Ende bestätigt haben.
- Nach dem gebuchten Ende bleibt eine Karenzzeit, die auf der Seite Ihrer Miete steht. Danach ist eine Nachzahlung ab dem gebuchten Ende fällig, bevor sich das Fach wieder öffnen lässt.

## 4. Preise und Zahlung

Alle Preise sind Gesamtpreise in Euro und enthalten die gesetzliche Umsatzsteuer. Die Zahlung ist mit der Bestellung fällig. Sie zahlen mit einem der angebotenen Zahlungsmittel und erhalten eine Rechnung per E-Mail.

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
} as const;
