export const legalPrivacyDe = {
  'legal.template.privacy': `## 1. Wer verantwortlich ist

{legalName}
{street}
{postcode} {city}
E-Mail: {email}
Telefon: {phone}

Für Mieten an Standorten anderer Betreiber ist daneben der Betreiber des Standorts verantwortlich, der in der Bestellung genannt wird.

## 2. Welche Daten wir verarbeiten und warum

- Bestellung und Miete: Name, E-Mail-Adresse, Telefonnummer, gewähltes Fach, Zeiten, Preise. Ohne sie können wir den Vertrag nicht erfüllen (Art. 6 Abs. 1 Buchstabe b DSGVO).
- Zahlung: Betrag, Zahlungsart und Ergebnis. Kartendaten gibt nur der Zahlungsdienst zu sehen, wir nicht (Art. 6 Abs. 1 Buchstabe b DSGVO).
- Öffnungen: wann ein Fach über Link, PIN oder durch unser Personal geöffnet wurde, um Missbrauch und Streit aufzuklären (Art. 6 Abs. 1 Buchstabe f DSGVO).
- Rechnungen: acht Jahre nach den Vorschriften des Handels- und Steuerrechts (Art. 6 Abs. 1 Buchstabe c DSGVO).
- Widerrufe: Name, E-Mail-Adresse, Bestellnummer und Inhalt, um den Eingang zu bestätigen und ihn zu bearbeiten (Art. 6 Abs. 1 Buchstabe c DSGVO).
- Newsletter: nur mit Ihrer Einwilligung, die Sie jederzeit widerrufen können (Art. 6 Abs. 1 Buchstabe a DSGVO).
- Technische Protokolle: IP-Adresse, Zeitpunkt und aufgerufene Seite, höchstens 30 Tage, um Angriffe und Fehler zu erkennen (Art. 6 Abs. 1 Buchstabe f DSGVO).

## 3. Cookies und Karten

Wir setzen nur Cookies, die für Anmeldung, Warenkorb und Ihre Einstellungen nötig sind. Kartenbilder eines anderen Anbieters werden erst geladen, wenn Sie zugestimmt haben; dabei erfährt der Anbieter Ihre IP-Adresse. Ihre Wahl ändern Sie jederzeit unter „Cookies und Datenschutz“.

## 4. Wer Daten erhält

Empfänger sind der Betreiber des Standorts, der gewählte Zahlungsdienst, der Dienst für den Versand von E-Mails und der Anbieter, auf dessen Servern diese Website läuft. Wir verkaufen keine Daten und setzen keine Werbenetzwerke ein.

## 5. Wie lange wir Daten behalten

Daten Ihres Kundenkontos behalten wir, bis Sie es löschen. Mieten und Bestellungen behalten wir bis zum Ablauf der Verjährung, Rechnungen acht Jahre. Danach werden die Daten gelöscht oder anonymisiert.

## 6. Ihre Rechte

- Auskunft, Berichtigung, Löschung und Einschränkung der Verarbeitung
- Mitnahme Ihrer Daten in einem lesbaren Format
- Widerspruch gegen eine Verarbeitung auf Grundlage berechtigter Interessen
- Widerruf einer Einwilligung für die Zukunft
- Beschwerde bei einer Aufsichtsbehörde für den Datenschutz

Ihre Daten können Sie in Ihrem Konto selbst herunterladen und löschen. Sonst genügt eine Nachricht an {email}.`,
} as const;
