export const adminDe = {
  'capability.company.read': 'Firmendaten ansehen',
  'capability.company.edit': 'Firmendaten und Anmelderegeln ändern',

  'company.kind.franchisor': 'Franchisegeber',
  'company.kind.franchisee': 'Franchisenehmer',
  'company.kind.merchant': 'Händler',

  'company.field.name': 'Name',
  'company.field.legalName': 'Firmierung',
  'company.field.address.street': 'Straße und Hausnummer',
  'company.field.address.postcode': 'Postleitzahl',
  'company.field.address.city': 'Ort',
  'company.field.address.country': 'Land',
  'company.field.phone': 'Telefon',
  'company.field.email': 'E-Mail',
  'company.field.website': 'Webseite',
  'company.field.legalForm': 'Rechtsform',
  'company.field.representedBy': 'Vertretungsberechtigt',
  'company.field.representedBy.help':
    'Geschäftsführung, Vorstand oder Gesellschafter mit Vor- und Nachnamen. So steht es im Impressum.',
  'company.field.owner': 'Inhaberin oder Inhaber',
  'company.field.owner.help': 'Mit Vor- und Nachnamen. So steht es im Impressum.',
  'company.field.registerCourt': 'Registergericht',
  'company.field.registerNumber': 'Registernummer',
  'company.form.choose': 'Bitte wählen',
  'company.legal.complete': 'Alle Angaben für das Impressum sind da.',
  'company.legal.missing': 'Für das Impressum fehlt: {fields}',
  'company.legal.missing.why':
    'Ohne diese Angaben ist das Impressum unvollständig. Was nötig ist, folgt aus der Rechtsform.',
  'company.form.sole': 'Einzelunternehmen',
  'company.form.ek': 'Eingetragener Kaufmann, eingetragene Kauffrau (e. K.)',
  'company.form.gbr': 'GbR',
  'company.form.egbr': 'Eingetragene GbR (eGbR)',
  'company.form.ohg': 'OHG',
  'company.form.kg': 'KG',
  'company.form.gmbh_co_kg': 'GmbH & Co. KG',
  'company.form.gmbh': 'GmbH',
  'company.form.ug': 'UG (haftungsbeschränkt)',
  'company.form.ag': 'AG',
  'company.form.eg': 'eG',
  'company.form.ev': 'e. V.',
  'company.form.other': 'Andere Rechtsform',
  'company.field.taxNumber': 'Steuernummer',
  'company.field.isSmallBusiness': 'Kleinunternehmer (§ 19 UStG)',
  'company.field.isSmallBusiness.help':
    'Rechnungen, Warenkorb und E-Mails weisen keine Umsatzsteuer aus. Preise bleiben gleich.',
  'company.field.vatId': 'USt-IdNr.',
  'company.field.defaultLanguage': 'Standardsprache',
  'company.field.trade': 'Branche',
  'company.field.moneyDecimals': 'Nachkommastellen bei vollen Euro',
  'company.field.secondFactorRequired': 'Zweiter Faktor ist Pflicht',

  'company.unknown': 'Diese Firma gibt es nicht.',
  'company.changed_meanwhile':
    'Die Firmendaten wurden inzwischen von jemand anderem geändert. Bitte vergleichen Sie die Angaben und speichern Sie dann noch einmal.',
  'company.code_taken': 'Das Kürzel „{code}“ ist schon vergeben.',
  'company.franchisor_missing': 'Ein Franchisenehmer braucht einen Franchisegeber.',
  'company.franchisor_not_expected': 'Nur ein Franchisenehmer gehört zu einem Franchisegeber.',
  'company.franchisor_of_wrong_kind': 'Diese Firma ist kein Franchisegeber.',

  'audit.company.created': 'Firma angelegt',
  'audit.company.changed': 'Firmendaten geändert',

  // What is said about domains.
  'capability.area.domains': 'Domains',
  'capability.domains.manage': 'Domains verwalten',

  'field.domain':
    'Bitte geben Sie nur den Namen der Domain ein, zum Beispiel www.firma.de, ohne https:// und ohne Schrägstrich.',
  'domain.unknown': 'Diese Domain gibt es nicht oder nicht mehr.',
  'domain.taken':
    'Diese Domain ist hier schon eingetragen. Gehört sie Ihnen und steht sie nicht in Ihrer Liste, wenden Sie sich an den Support.',
  'domain.last': 'Die letzte Domain lässt sich nicht löschen. Fügen Sie zuerst eine andere hinzu.',
  'domain.not_verified':
    'Diese Domain ist noch nicht verifiziert. Setzen Sie zuerst den angezeigten TXT-Eintrag und lassen Sie ihn prüfen.',
  'domain.own_host': 'Unter diesem Namen läuft die Verwaltung selbst. Wählen Sie einen anderen Namen.',
  'domain.of_operator':
    'Namen unter dieser Domain vergibt der Betreiber. Tragen Sie eine Domain ein, die Ihnen gehört.',
  'domain.too_many_claims':
    'Höchstens zehn Domains können ohne Nachweis eingetragen sein. Weisen Sie zuerst eine nach oder löschen Sie eine.',
  'domain.too_many': 'Mehr Domains sind nicht möglich. Löschen Sie zuerst eine, die Sie nicht mehr brauchen.',

  'audit.company.domain_added': 'Domain hinzugefügt',
  'audit.company.domain_renamed': 'Domain umbenannt',
  'audit.company.domain_verified': 'Domain verifiziert',
  'audit.company.domain_activated': 'Domain aktiviert',
  'audit.company.domain_deactivated': 'Domain deaktiviert',
  'audit.company.domain_removed': 'Domain gelöscht',

  'domains.title': 'Domains',
  'domains.website': 'Was man dort sieht: Website und Rechtstexte',
  'domains.new': 'Domain hinzufügen',
  'domains.host': 'Domain',
  'domains.host.help': 'So, wie man sie in den Browser tippt: www.firma.de oder schließfach-köln.de.',
  'domains.state': 'Stand',
  'domains.next': 'Nächster Schritt',
  'domains.checked': 'Zuletzt geprüft',
  'domains.checked.never': 'noch nie',
  'domains.demo': 'Demo',
  'domains.demo.about':
    'Diese Domain gehört zur Vorführung. Die Endung .example besitzt niemand; deshalb prüft hier auch niemand von selbst.',
  'domains.empty.title': 'Bitte Domain hinzufügen!',
  'domains.empty.text':
    'Fügen Sie die Adresse hinzu, unter der Ihre Kundinnen und Kunden Sie finden sollen. Welche Einträge Ihr Anbieter dafür braucht, sehen Sie im nächsten Schritt.',
  'domains.csv': 'domains',

  'domains.state.created': 'Angelegt',
  'domains.state.dns_pending': 'DNS prüfen',
  'domains.state.verified': 'Verifiziert',
  'domains.state.active': 'Aktiv',
  'domains.state.created.about':
    'Bitte Domain verbinden! Sie ist eingetragen; als Nächstes zeigen Sie, dass sie Ihnen gehört.',
  'domains.state.dns_pending.about': 'Bitte Domain verbinden! Der TXT-Eintrag ist noch nicht zu sehen.',
  'domains.state.verified.about': 'Es ist gezeigt, dass die Domain Ihnen gehört. Sie können sie jetzt aktivieren.',
  'domains.state.active.about': 'Unter dieser Adresse erscheint Ihre Webseite, sobald sie veröffentlicht ist.',
  'domains.next.created': 'Bitte Domain verbinden! TXT-Eintrag setzen und prüfen',
  'domains.next.dns_pending': 'Bitte Domain verbinden! TXT-Eintrag setzen',
  'domains.next.verified': 'Aktivieren',
  'domains.next.active': 'Nichts zu tun',
  'domains.next.active.way': 'CNAME-Eintrag setzen, damit Aufrufe ankommen',

  'domains.records.title': 'Einträge bei Ihrem Domain-Anbieter',
  'domains.records.text':
    'Melden Sie sich dort an, wo Sie die Domain gekauft haben, und legen Sie diese Einträge in der DNS-Verwaltung an. Bis sie überall zu sehen sind, vergehen Minuten, manchmal Stunden.',
  'domains.records.type': 'Typ',
  'domains.records.name': 'Name',
  'domains.records.value': 'Wert',
  'domains.records.purpose.proof': 'Nachweis: Die Domain gehört Ihnen',
  'domains.records.purpose.way': 'Weg: Aufrufe kommen hier an',
  'domains.records.found': 'Gefunden',
  'domains.records.not_found': 'Noch nicht gefunden',
  'domains.records.unknown': 'Noch nicht geprüft',
  'domains.records.apex':
    'Erlaubt Ihr Anbieter für diesen Namen keinen CNAME-Eintrag (ohne www ist das üblich), nehmen Sie ALIAS, ANAME oder einen A-Eintrag mit der Adresse des Servers.',
  'domains.records.local':
    'Dieser Server ist nur auf diesem Rechner zu erreichen. Wer ihn betreibt, trägt in PUBLIC_URL eine öffentliche Adresse ein; dann steht hier auch der zweite Eintrag.',

  'domains.problem.taken': 'Den Nachweis für diese Domain hat bereits ein anderes Unternehmen erbracht.',
  'domains.problem.missing': 'Unter {name} steht kein passender TXT-Eintrag.',
  'domains.problem.different':
    'Unter {name} steht ein Nachweis mit einem anderen Wert. Ersetzen Sie ihn durch den unten angezeigten.',
  'domains.problem.unreachable':
    'Das DNS hat nicht geantwortet. Das liegt meist nicht an Ihnen; versuchen Sie es in ein paar Minuten noch einmal.',
  'domains.looks_until':
    'Wir sehen bis {until} von selbst immer wieder nach und melden uns hier, sobald sich etwas ändert.',
  'domains.looks_over': 'Wir sehen nicht mehr von selbst nach. „Jetzt prüfen“ fängt wieder damit an.',

  'domains.check': 'Jetzt prüfen',
  'domains.check.found': '{host} ist verifiziert.',
  'domains.check.not_found': 'Der Eintrag für {host} ist noch nicht zu sehen.',
  'domains.check.again': '{host} ist geprüft.',
  'domains.activate': 'Aktivieren',
  'domains.activated': '{host} ist aktiv.',
  'domains.deactivate': 'Deaktivieren',
  'domains.deactivate.title': '{host} deaktivieren?',
  'domains.deactivate.text':
    'Die Domain führt dann nicht mehr hierher. Sie bleibt verifiziert und lässt sich jederzeit wieder aktivieren.',
  'domains.deactivated': '{host} ist deaktiviert.',
  'domains.rename': 'Umbenennen',
  'domains.rename.text':
    'Unter dem neuen Namen beginnt die Prüfung von vorn, mit einem neuen Nachweis. {host} führt dann nicht mehr hierher.',
  'domains.renamed': 'Die Domain heißt jetzt {host}.',
  'domains.added': '{host} ist angelegt.',
  'domains.remove': 'Löschen',
  'domains.remove.failed': 'Die Domain konnte nicht gelöscht werden',
  'domains.remove.title': '{host} löschen?',
  'domains.remove.text':
    'Die Domain verschwindet aus der Liste, und ihr Nachweis gilt nicht mehr. Um {host} wieder zu benutzen, müssen Sie die Domain neu anlegen und prüfen lassen.',
  'domains.remove.confirm': '{host} löschen',
  'domains.removed': '{host} ist gelöscht.',
  'domains.one': 'Domain',
  'domains.gone': 'Diese Domain gibt es nicht oder nicht mehr.',

  'company.suspended':
    'Ihre Firma ist zurzeit gesperrt: Sie können alles ansehen, aber nichts ändern. Wenden Sie sich an den Betreiber der Plattform.',
  'company.limit_users':
    'Ihre Firma darf zurzeit höchstens {most} Benutzer haben. Der Betreiber der Plattform kann die Grenze anheben.',
  'company.limit_locations':
    'Ihre Firma darf zurzeit höchstens {most} Standorte haben. Der Betreiber der Plattform kann die Grenze anheben.',
  'company.limit_items':
    'Ihre Firma darf zurzeit höchstens {most} Artikel haben. Der Betreiber der Plattform kann die Grenze anheben.',
  'support.read_only': 'Dieser Support-Zugang darf nur lesen. Die Firma kann ihn mit vollen Rechten freigeben.',
  'support.own_staff_only': 'Das gehört zum eigenen Konto und ist im Support-Zugang nicht möglich.',

  'step.company': 'Firmendaten ergänzen',
  'step.company.about': 'Rechtsform, Anschrift, wer vertritt: daraus entstehen Impressum, Rechnungen und Verträge.',
  'step.domain': 'Adresse im Netz verbinden',
  'step.domain.about': 'Tragen Sie Ihre Domain ein, damit Kunden Sie finden.',
  'letter.seat': 'Sitz: {city}',
  'letter.register': 'Registergericht: {court}, {number}',
  'letter.directors': 'Geschäftsführung: {names}',
  'letter.board': 'Vorstand: {names}',
  'letter.owner': 'Inhaber: {names}',
  'letter.partners': 'Vertreten durch: {names}',
} as const;
