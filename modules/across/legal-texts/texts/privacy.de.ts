/** What a privacy notice is made of: one paragraph each, with the names of what is put in. */
export const privacyDe = {
  'made.privacy.controller': `## Wer verantwortlich ist

{legalName}
{street}
{postcode} {city}
E-Mail: {email}
Telefon: {phone}`,
  'made.privacy.partners':
    'Für Mieten an Standorten anderer Betreiber ist daneben der Betreiber des Standorts verantwortlich. Er steht in der Bestellung.',
  'made.privacy.officer': `## Datenschutzbeauftragte oder Datenschutzbeauftragter

{officer}`,
  'made.privacy.visit': `## Beim Besuch dieser Website

Der Server verarbeitet IP-Adresse, Zeitpunkt, aufgerufene Seite und Angaben Ihres Browsers, um die Seite auszuliefern und Angriffe und Fehler zu erkennen (Art. 6 Abs. 1 Buchstabe f DSGVO). Diese Protokolle werden nach höchstens 30 Tagen gelöscht.`,
  'made.privacy.cookies': `## Cookies

Wir setzen nur Cookies, ohne die diese Website nicht geht (§ 25 Abs. 2 TDDDG). Eine Einwilligung brauchen sie nicht, und sie verraten niemandem sonst etwas:

- Warenkorb (fw_cart): 7 Tage
- Anmeldung im Kundenkonto (fw_session, fw_login): höchstens 30 Tage
- Ihre Bestellungen auf diesem Gerät (fw_orders, fw_keys): 60 Tage
- Sprache und Ihre Wahl zu fremden Inhalten (fw_language, fw_consent): höchstens 12 Monate

Ihre Wahl ändern Sie jederzeit unter „Cookies und Datenschutz“ am Ende jeder Seite.`,
  'made.privacy.statistics': `## Besucherzahlen

Wir zählen, wie oft eine Seite aufgerufen wird, von welcher Website und mit welcher Art von Gerät Besucher kommen. Dafür wird kein Cookie gesetzt und nichts auf Ihrem Gerät gelesen oder gespeichert. IP-Adressen werden nicht aufgehoben; ein täglich wechselnder Schlüssel verhindert, dass Besuche verschiedener Tage verbunden werden (Art. 6 Abs. 1 Buchstabe f DSGVO).`,
  'made.privacy.orders': `## Bestellungen

Für Ihre Bestellung verarbeiten wir Name, E-Mail-Adresse, Telefonnummer, Anschrift, bestellte Ware, Preise und Zeiten. Ohne diese Angaben können wir den Vertrag nicht erfüllen (Art. 6 Abs. 1 Buchstabe b DSGVO).`,
  'made.privacy.rentals': `## Mieten und Öffnungen

Für eine Miete verarbeiten wir Name, E-Mail-Adresse, Telefonnummer, Fach, Zeiten und Preise. Ohne diese Angaben können wir den Vertrag nicht erfüllen (Art. 6 Abs. 1 Buchstabe b DSGVO). Wann ein Fach über Link, PIN oder durch unser Personal geöffnet wurde, halten wir fest, um Missbrauch und Streit aufzuklären (Art. 6 Abs. 1 Buchstabe f DSGVO).`,
  'made.privacy.account': `## Kundenkonto

Ein Kundenkonto ist freiwillig. Wir speichern darin Ihre Kontaktdaten und Bestellungen, bis Sie es löschen (Art. 6 Abs. 1 Buchstabe b DSGVO). Im Konto können Sie alle Daten selbst herunterladen und löschen.`,
  'made.privacy.withdrawal': `## Widerruf

Widerrufen Sie einen Vertrag über diese Website, verarbeiten wir Name, E-Mail-Adresse, Bestellnummer und Inhalt der Erklärung, um den Eingang zu bestätigen und ihn zu bearbeiten (Art. 6 Abs. 1 Buchstabe c DSGVO). Wir heben sie vier Jahre auf, so lange, wie sich noch jemand darauf berufen kann.`,
  'made.privacy.newsletter': `## Newsletter

Einen Newsletter bekommen Sie nur, wenn Sie ihn bestellt und per E-Mail bestätigt haben (Art. 6 Abs. 1 Buchstabe a DSGVO). Mit dem Link in jeder Ausgabe bestellen Sie ihn ab.`,
  'made.privacy.contact': `## Wenn Sie uns schreiben oder anrufen

Was Sie uns mitteilen, verarbeiten wir, um Ihnen zu antworten (Art. 6 Abs. 1 Buchstabe b oder f DSGVO), und löschen es, wenn die Sache erledigt ist und keine Frist dagegensteht.`,
  'made.privacy.contact_form': `Schreiben Sie über ein Formular auf dieser Website, werden Ihre Angaben auf unserem Server gespeichert und uns per E-Mail gemeldet. Ob ein Mensch schreibt, prüft der Server selbst; ein fremder Dienst ist nicht beteiligt.
Anfragen löschen wir spätestens {contactDoneMonths} Monate, nachdem sie erledigt sind, und in jedem Fall nach {contactMostMonths} Monaten.`,
  'made.privacy.chat': `Auf unseren Seiten können Sie uns schreiben. Wir speichern, was Sie und wir schreiben, angehängte Dateien, die Zeit und, wenn Sie ihn angeben, Ihren Namen und Ihre E-Mail-Adresse, um Ihnen zu antworten. Haben Sie die Seite verlassen, kommt die Antwort an diese Adresse. Damit Sie das Gespräch wiederfinden, merkt sich Ihr Browser dessen Adresse, bis Sie ein neues beginnen oder die Daten der Website löschen. Eigene Nachrichten können Sie löschen; auf Wunsch löschen wir das ganze Gespräch. Andere Anbieter sind nicht beteiligt.`,
  'made.privacy.whatsapp': `Sie können uns auch über WhatsApp schreiben. Dann verarbeitet WhatsApp Ireland Limited, Merrion Road, Dublin 4, Irland, Ihre Nachricht und Ihre Telefonnummer, auch in den USA. Erst wenn Sie den Link antippen, wird etwas übertragen. Wer das nicht möchte, schreibt eine E-Mail.`,
  'made.privacy.cameras': `## Kameras an den Standorten

Unsere Standorte werden mit Kameras überwacht, um Einbruch und Beschädigung aufzuklären (Art. 6 Abs. 1 Buchstabe f DSGVO). Schilder weisen darauf hin. Aufnahmen werden nach {cameraHours} Stunden gelöscht, wenn sie nicht als Beweis gebraucht werden.`,
  'made.privacy.recipients_guest': `## Wer Daten bekommt

Diese Website läuft auf der Plattform von {platform}. {platform} verarbeitet die Daten in unserem Auftrag und nach unserer Weisung (Art. 28 DSGVO). Wir verkaufen keine Daten und setzen keine Werbenetzwerke ein.`,
  'made.privacy.recipients_own': `## Wer Daten bekommt

Diese Website läuft auf unseren eigenen Servern. Wir verkaufen keine Daten und setzen keine Werbenetzwerke ein.`,
  'made.privacy.recipients_host': `## Wer Daten bekommt

Diese Website läuft auf Servern von:

{host}

Der Anbieter verarbeitet die Daten in unserem Auftrag und nach unserer Weisung (Art. 28 DSGVO). Wir verkaufen keine Daten und setzen keine Werbenetzwerke ein.`,
  'made.privacy.mail_own':
    'Unsere E-Mails verschickt ein Mailserver bei {mailHost} in unserem Auftrag (Art. 28 DSGVO).',
  'made.privacy.stripe': `### Zahlung mit Karte über Stripe

Zahlen Sie mit Karte oder einem anderen Zahlungsmittel von Stripe, geben Sie Ihre Zahlungsdaten direkt bei Stripe Payments Europe, Limited, Dublin, Irland, ein; wir sehen sie nicht. Stripe erhält Betrag, Bestellnummer und Ihre E-Mail-Adresse (Art. 6 Abs. 1 Buchstabe b DSGVO) und prüft Zahlungen in eigener Verantwortung auf Betrug. Dabei können Daten in die USA gelangen; dafür gelten der Angemessenheitsbeschluss zum EU-US Data Privacy Framework und Standardvertragsklauseln. Mehr: https://stripe.com/de/privacy`,
  'made.privacy.paypal': `### Zahlung über PayPal

Zahlen Sie mit PayPal, werden Sie zu PayPal (Europe) S.à r.l. et Cie, S.C.A., Luxemburg, geleitet. PayPal erhält Betrag, Bestellnummer und Ihre Kontaktdaten (Art. 6 Abs. 1 Buchstabe b DSGVO) und verarbeitet sie in eigener Verantwortung, auch zur Prüfung auf Betrug. Mehr: https://www.paypal.com/de/legalhub/privacy-full`,
  'made.privacy.others': `### Weitere Empfänger

{otherRecipients}`,
  'made.privacy.tiles': `### Karten

Kartenbilder kommen von {tileHosts}. Sie werden erst geladen, wenn Sie zugestimmt haben (§ 25 Abs. 1 TDDDG, Art. 6 Abs. 1 Buchstabe a DSGVO); dann erfährt der Anbieter Ihre IP-Adresse. Ihre Zustimmung nehmen Sie unter „Cookies und Datenschutz“ zurück.`,
  'made.privacy.youtube': `### Videos von YouTube

Videos von YouTube (Google Ireland Limited, Dublin, Irland) werden erst geladen, wenn Sie auf das Video klicken und damit zustimmen (§ 25 Abs. 1 TDDDG, Art. 6 Abs. 1 Buchstabe a DSGVO). Google erfährt dann Ihre IP-Adresse und welches Video Sie sehen, und kann Daten in die USA übertragen. Wir verwenden die Fassung mit erweitertem Datenschutz (youtube-nocookie.com).`,
  'made.privacy.vimeo': `### Videos von Vimeo

Videos von Vimeo (Vimeo.com, Inc., New York, USA) werden erst geladen, wenn Sie auf das Video klicken und damit zustimmen (§ 25 Abs. 1 TDDDG, Art. 6 Abs. 1 Buchstabe a DSGVO). Vimeo erfährt dann Ihre IP-Adresse und welches Video Sie sehen, und verarbeitet Daten in den USA. Wir bitten Vimeo, dabei niemanden wiederzuerkennen.`,
  'made.privacy.keeping': `## Wie lange wir Daten behalten

Rechnungen und Buchungsbelege behalten wir acht Jahre, wie es Handels- und Steuerrecht verlangen (§ 147 AO, § 257 HGB; Art. 6 Abs. 1 Buchstabe c DSGVO). Alles andere löschen oder anonymisieren wir, wenn es für den Vertrag und mögliche Ansprüche nicht mehr gebraucht wird.`,
  'made.privacy.no_decisions': `## Keine automatischen Entscheidungen

Niemand wird hier durch einen Rechner allein beurteilt, und es werden keine Profile gebildet. Ausweise oder andere Nachweise Ihrer Person verlangen wir nicht. Angaben, ohne die ein Vertrag nicht zustande kommt, sind als Pflichtfelder zu erkennen.`,
  'made.privacy.rights': `## Ihre Rechte

- Auskunft über Ihre Daten und eine Kopie davon
- Berichtigung, Löschung und Einschränkung der Verarbeitung
- Mitnahme Ihrer Daten in einem lesbaren Format
- Widerruf einer Einwilligung für die Zukunft

**Widerspruch:** Stützen wir eine Verarbeitung auf berechtigte Interessen (Art. 6 Abs. 1 Buchstabe f DSGVO), können Sie aus Gründen Ihrer besonderen Situation jederzeit widersprechen.

Eine Nachricht an {email} genügt.`,
  'made.privacy.authority': `Sie können sich bei einer Aufsichtsbehörde für den Datenschutz beschweren. Für uns zuständig ist:

{authority}`,
  'made.privacy.standing': 'Stand: {on}',
} as const;
