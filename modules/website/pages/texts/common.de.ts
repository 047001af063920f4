export const commonDe = {
  'page.unknown': 'Diese Seite gibt es nicht.',
  'page.changed_meanwhile':
    '{name} hat diese Seite inzwischen geändert. Vergleichen Sie beide Stände; nichts geht verloren.',
  'page.slug_taken': 'Unter dieser Adresse gibt es schon eine Seite. Wählen Sie eine andere.',
  'page.slug_reserved': 'Diese Adresse braucht die Website selbst. Wählen Sie eine andere.',
  'page.slug_missing': 'Die Adresse fehlt. Nur die Startseite kommt ohne aus, und die gibt es nur einmal.',
  'page.parent_unknown': 'Die übergeordnete Seite gibt es nicht mehr. Wählen Sie eine andere.',
  'page.start_stays': 'Die Startseite ist immer da: Sie lässt sich weder verbergen noch verschieben oder löschen.',
  'page.circle': 'Eine Seite kann nicht unter sich selbst stehen.',
  'page.too_many': 'Mehr als 500 Seiten hat eine Website nicht. Löschen Sie zuerst eine, die Sie nicht mehr brauchen.',
  'page.block_unknown': 'Den Baustein „{kind}“ gibt es hier nicht. Nehmen Sie ihn von der Seite.',
  'page.block_wrong': 'Im {number}. Baustein der Seite stimmt eine Angabe nicht.',
  'page.block_twice':
    'Ein Baustein steht zweimal auf der Seite. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
  'page.half_translated':
    'Die Seite ist erst zur Hälfte übersetzt ({languages}). Ergänzen Sie die fehlenden Texte oder veröffentlichen Sie sie trotzdem.',
  'page.nothing_to_publish': 'Es gibt nichts Neues zu veröffentlichen.',
  'page.unlawful': 'Veröffentlichen geht noch nicht: Im Rechts-Cockpit steht noch etwas auf Rot.',
  'page.until_before_from': 'Das Ende liegt vor dem Anfang.',
  'page_version.unknown': 'Diese Fassung gibt es nicht.',
  'page_redirect.unknown': 'Diese Weiterleitung gibt es nicht mehr.',
  'page_redirect.circle': 'Diese Weiterleitung führt im Kreis.',
  'page_redirect.is_page':
    'Unter dieser Adresse gibt es eine Seite. Weiterleiten lässt sich nur eine Adresse, die frei ist.',
  'page_redirect.no_link': 'Bitte eine Adresse dieser Website (/speisekarte) oder eine mit https://.',

  'field.slug': 'Bitte nur kleine Buchstaben, Ziffern und Bindestriche, höchstens drei Teile mit / dazwischen.',
} as const;
