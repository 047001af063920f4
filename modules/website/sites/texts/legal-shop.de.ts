/** What the site of a merchant begins with where lockers are let otherwise. A start, not legal advice. */
export const legalShopDe = {
  'legal.template.shop.terms': `## 1. Geltung und Vertragspartner

Diese Bedingungen gelten für alle Bestellungen über {siteName}. Ihr Vertragspartner und Betreiber dieser Website ist:

{legalName}
{street}
{postcode} {city}
E-Mail: {email}
Telefon: {phone}

## 2. Vertragsschluss

Die Darstellung der Artikel ist noch kein Angebot. Mit der Schaltfläche „Zahlungspflichtig bestellen“, bei Terminen „Zahlungspflichtig buchen“, geben Sie ein verbindliches Angebot ab. Vorher können Sie alle Angaben prüfen und ändern. Der Vertrag kommt zustande, sobald wir Ihre Bestellung annehmen; das sagen wir Ihnen per E-Mail und auf der Seite Ihrer Bestellung. Können wir sie nicht annehmen, erhalten Sie zurück, was Sie schon bezahlt haben. {languagesDe}; der Vertragstext wird gespeichert und Ihnen per E-Mail geschickt.

## 3. Preise, Gebühren und Pfand

Alle Preise sind Gesamtpreise in Euro{vatDe}. Was für Lieferung, Versand oder Bearbeitung dazukommt, ein Mindestbestellwert und ein Pfand stehen in der Bestellübersicht, bevor Sie bestellen. Pfand erhalten Sie gegen Rückgabe der Behälter zurück.

## 4. Lieferung, Abholung und Übergabe

- Geliefert wird an Anschriften in den Gebieten, die die Website nennt.
- Die zugesagte Zeit steht auf der Seite Ihrer Bestellung. Ändert sie sich, sagen wir es dort.
- Holen Sie eine Bestellung aus einem Abholfach, geben Code und Link Zugang dazu. Geben Sie beides nur Personen weiter, denen Sie vertrauen, und leeren Sie das Fach bis zur genannten Zeit.
- Ist trotz Ankündigung niemand da, um die Lieferung anzunehmen, tragen Sie die Kosten eines zweiten Versuchs.
- Was nur an Erwachsene abgegeben werden darf, übergeben wir nach einer Prüfung des Alters.

## 5. Zahlung

Sie zahlen mit einem der Zahlungsmittel, die für die gewählte Übergabe angeboten werden: online mit der Bestellung, bei der Übergabe, als Vorkasse oder auf Rechnung innerhalb der Frist, die in der Bestätigung steht. Sie erhalten eine Rechnung per E-Mail.

## 6. Gutscheine

- Ein gekaufter Gutschein ist ein Guthaben. Er gilt, bis das Guthaben aufgebraucht ist oder seine Ansprüche verjährt sind, frühestens drei Jahre nach dem Ende des Jahres, in dem er gekauft wurde.
- Ein Rabattcode gilt unter den Bedingungen, die bei ihm genannt sind, und wird nicht ausgezahlt.

## 7. Eigentum und Mängel

Ware bleibt bis zur vollständigen Bezahlung unser Eigentum. Für Mängel gelten die gesetzlichen Rechte. Stimmt etwas nicht, sagen Sie es uns bitte gleich; wir helfen.

## 8. Haftung

Wir haften unbeschränkt bei Vorsatz und grober Fahrlässigkeit, bei Verletzung von Leben, Körper oder Gesundheit und nach dem Produkthaftungsgesetz. Bei leichter Fahrlässigkeit haften wir nur für die Verletzung wesentlicher Vertragspflichten, begrenzt auf den vorhersehbaren, typischen Schaden.

## 9. Widerrufsrecht

Verbrauchern steht ein Widerrufsrecht zu, soweit es nicht ausgeschlossen ist, zum Beispiel bei frisch zubereiteten Speisen. Die Belehrung mit dem Muster-Widerrufsformular steht auf der Seite „Widerrufsbelehrung“. Widerrufen können Sie jederzeit über „Vertrag widerrufen“ am Ende jeder Seite.

## 10. Schlussbestimmungen

Es gilt deutsches Recht. Zwingende Vorschriften zum Schutz der Verbraucher des Staates, in dem Sie gewöhnlich leben, bleiben unberührt. An einem Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle nehmen wir nicht teil und sind dazu nicht verpflichtet.`,

  'legal.template.shop.withdrawal': `## Widerrufsrecht

Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen.

Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag, an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die Waren in Besitz genommen haben, bei mehreren Lieferungen einer Bestellung die letzte; bei Dienstleistungen ab dem Tag des Vertragsabschlusses.

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

Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, einschließlich der Lieferkosten (mit Ausnahme der zusätzlichen Kosten, die sich daraus ergeben, dass Sie eine andere Art der Lieferung als die von uns angebotene, günstigste Standardlieferung gewählt haben), unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über Ihren Widerruf bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das Sie bei der ursprünglichen Transaktion eingesetzt haben, es sei denn, mit Ihnen wurde ausdrücklich etwas anderes vereinbart; in keinem Fall werden Ihnen wegen dieser Rückzahlung Entgelte berechnet.

Wir können die Rückzahlung verweigern, bis wir die Waren wieder zurückerhalten haben oder bis Sie den Nachweis erbracht haben, dass Sie die Waren zurückgesandt haben, je nachdem, welches der frühere Zeitpunkt ist.

Sie haben die Waren unverzüglich und in jedem Fall spätestens binnen vierzehn Tagen ab dem Tag, an dem Sie uns über den Widerruf unterrichten, an uns zurückzusenden oder zu übergeben. Die Frist ist gewahrt, wenn Sie die Waren vor Ablauf der Frist absenden. Sie tragen die unmittelbaren Kosten der Rücksendung.

Sie müssen für einen etwaigen Wertverlust der Waren nur aufkommen, wenn er auf einen zur Prüfung der Beschaffenheit, Eigenschaften und Funktionsweise der Waren nicht notwendigen Umgang mit ihnen zurückzuführen ist.

Haben Sie verlangt, dass eine Dienstleistung während der Widerrufsfrist beginnen soll, so haben Sie uns einen angemessenen Betrag zu zahlen, der dem Anteil der bis zu dem Zeitpunkt, zu dem Sie uns von der Ausübung des Widerrufsrechts unterrichten, bereits erbrachten Leistung im Vergleich zum Gesamtumfang der vereinbarten Leistung entspricht.

## Wann es kein Widerrufsrecht gibt

Das Widerrufsrecht besteht nicht bei Verträgen

- über Waren, die schnell verderben können oder deren Verfallsdatum schnell überschritten würde, zum Beispiel zubereitete Speisen;
- über die Lieferung von Speisen und Getränken und über Freizeitleistungen, wenn der Vertrag dafür einen bestimmten Termin oder Zeitraum vorsieht;
- über Waren, die nach Ihren Vorgaben angefertigt werden;
- über Waren, die aus Gründen des Gesundheitsschutzes oder der Hygiene nicht zur Rückgabe geeignet sind, wenn ihre Versiegelung nach der Lieferung entfernt wurde.

## Muster-Widerrufsformular

Wenn Sie den Vertrag widerrufen wollen, füllen Sie bitte dieses Formular aus und senden Sie es zurück.

- An {legalName}, {street}, {postcode} {city}, {email}:
- Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*) / die Erbringung der folgenden Dienstleistung (*)
- Bestellt am (*) / erhalten am (*)
- Name des/der Verbraucher(s)
- Anschrift des/der Verbraucher(s)
- Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)
- Datum

(*) Unzutreffendes streichen.`,
} as const;
