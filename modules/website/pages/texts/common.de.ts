export const commonDe = {
  'page.unknown': 'Diese Seite gibt es nicht.',
  'page.changed_meanwhile':
    '{name} hat diese Seite inzwischen geändert. Vergleichen Sie beide Stände; beide bleiben erhalten.',
  'page.site_changed_meanwhile':
    'Inzwischen geändert oder schon veröffentlicht: {pages}. Es wurde nichts veröffentlicht. Sehen Sie die Änderungen noch einmal an.',
  'page.slug_taken': 'Diese Adresse ist bereits vergeben. Wählen Sie eine andere.',
  'page.slug_reserved': 'Diese Adresse ist reserviert. Wählen Sie eine andere.',
  'page.slug_missing': 'Die Adresse fehlt. Nur die Startseite hat keine.',
  'page.parent_unknown': 'Die übergeordnete Seite gibt es nicht mehr. Wählen Sie eine andere.',
  'page.start_stays': 'Die Startseite lässt sich nicht verbergen, verschieben oder löschen.',
  'page.circle': 'Eine Seite kann nicht unter sich selbst stehen.',
  'page.too_many': 'Höchstens 500 Seiten sind möglich. Löschen Sie zuerst eine andere.',
  'page.block_unknown': 'Den Baustein „{kind}“ gibt es hier nicht. Entfernen Sie ihn von der Seite.',
  'page.block_wrong': 'Baustein {number} enthält eine ungültige Angabe.',
  'page.block_twice': 'Ein Baustein ist doppelt auf der Seite. Laden Sie die Seite neu und versuchen Sie es erneut.',
  'page.half_translated':
    'Die Seite ist nicht vollständig übersetzt ({languages}). Ergänzen Sie die fehlenden Texte oder veröffentlichen Sie sie trotzdem.',
  'page.nothing_to_publish': 'Alle Änderungen sind veröffentlicht.',
  'page.unlawful': 'Rote Punkte im Rechts-Cockpit verhindern die Veröffentlichung.',
  'page.until_before_from': 'Das Ende liegt vor dem Anfang.',
  'page_version.unknown': 'Diese Fassung gibt es nicht.',
  'page_redirect.unknown': 'Diese Weiterleitung gibt es nicht mehr.',
  'page_redirect.circle': 'Diese Weiterleitung führt im Kreis.',
  'page_redirect.is_page':
    'Unter dieser Adresse gibt es eine Seite. Wählen Sie für die Weiterleitung eine freie Adresse.',
  'page_redirect.no_link': 'Bitte eine Adresse dieser Website (/speisekarte) oder eine mit https:// angeben.',

  'field.slug': 'Bitte nur Kleinbuchstaben, Ziffern und Bindestriche verwenden, höchstens drei Teile mit / dazwischen.',
} as const;
