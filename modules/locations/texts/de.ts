import { screensDe } from './screens-de.ts';

export const de = {
  ...screensDe,
  'capability.locations.read': 'Standorte, Preise und Fachgrößen ansehen',
  'capability.locations.manage': 'Standorte, Preise und Fachgrößen verwalten',

  'location.unknown': 'Diesen Standort gibt es nicht.',
  'location.changed_meanwhile':
    'Der Standort wurde inzwischen von jemand anderem geändert. Bitte vergleichen Sie die Angaben und speichern Sie dann noch einmal.',
  'location.neither_short_nor_long': 'Wählen Sie Kurzzeit, Langzeit oder beides.',
  'location.time_zone_unknown': 'Diese Zeitzone gibt es nicht. Für Deutschland ist es Europe/Berlin.',
  'location.hours_refused': 'Die Öffnungszeiten widersprechen sich.',
  'location.company_unknown': 'Diese Firma gehört nicht zu Ihrem Netz.',
  'location_image.not_an_image': 'Das ist kein Bild, das wir lesen können. Nehmen Sie ein JPEG, PNG, WebP oder AVIF.',
  'location_image.too_large': 'Das Bild ist größer als 5 MB. Verkleinern Sie es und versuchen Sie es noch einmal.',
  'location_image.too_many_pixels':
    'Das Bild hat zu viele Bildpunkte. Verkleinern Sie es und versuchen Sie es noch einmal.',

  'price_group.unknown': 'Diese Preisgruppe gibt es nicht.',
  'price_group.in_use':
    'Die Preisgruppe „{name}“ wird noch von Standorten oder Fächern benutzt. Geben Sie diesen zuerst eine andere.',
  'price_group.name_taken': 'Eine Preisgruppe „{name}“ gibt es schon.',
  'price_group.changed_meanwhile':
    'Die Preisgruppe wurde inzwischen von jemand anderem geändert. Verwerfen Sie Ihre Änderungen, dann sehen Sie den neuen Stand und können sie dort eintragen.',
  'price_group.refused': 'Einige Preise stimmen noch nicht.',
  'price.unknown': 'Diesen Preis gibt es nicht mehr.',
  'price.last_of_size':
    'Das ist der letzte Preis der Größe {size}. Ohne ihn könnte an den Standorten dieser Gruppe niemand ein solches Fach mieten.',
  'box_size.code_taken': 'Das Kürzel {code} steht schon in der Liste.',
  'box_size.in_use': 'Es gibt Fächer der Größe {code}. Ändern Sie zuerst deren Größe.',
  'box_size.has_prices': 'Für die Größe {code} stehen Preise in einer Preisgruppe. Entfernen Sie zuerst diese Preise.',

  'field.time': 'Bitte eine Uhrzeit wie 08:30.',
  'field.box_size': 'Bitte 1 bis 6 Buchstaben oder Ziffern, zum Beispiel S oder XL.',
  'field.hours_overlap': 'Überschneidet sich mit einer anderen Zeit.',
  'field.hours_empty': 'Beginn und Ende sind gleich. Für den ganzen Tag: 00:00 bis 24:00.',
  'field.exception_order': 'Der letzte Tag liegt vor dem ersten.',
  'field.exception_twice': 'Für diesen Tag steht schon eine Ausnahme in der Liste.',
  'field.tiers_open_end': 'Die letzte Staffel gilt für alle weiteren und hat keine Grenze.',
  'field.tiers_rising': 'Die Grenzen der Staffeln müssen steigen.',
  'field.size_unknown': 'Diese Größe gibt es nicht.',
  'field.price_twice': 'Für diese Größe und Einheit steht ab diesem Tag schon ein Preis in der Liste.',
  'field.minimum_over_cap': 'Der Mindestpreis liegt über dem Höchstpreis für 24 Stunden.',

  'audit.location.added': 'Standort angelegt',
  'audit.location.edited': 'Standort geändert',
  'audit.location.image_changed': 'Bild des Standorts geändert',
  'audit.location.image_removed': 'Bild des Standorts entfernt',
  'audit.location.review_link_changed': 'Bewertungslink für alle Standorte geändert',
  'audit.price_group.added': 'Preisgruppe angelegt',
  'audit.price_group.edited': 'Preisgruppe geändert',
  'audit.price_group.removed': 'Preisgruppe gelöscht',
  'audit.price.removed': 'Preis gelöscht',
  'audit.box_sizes.edited': 'Fachgrößen geändert',
} as const;
