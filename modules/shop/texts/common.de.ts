/** What customers meet too. */
export const commonDe = {
  'shop.type.delivery': 'Lieferung',
  'shop.type.pickup': 'Abholung',
  'shop.type.shipment': 'Versand',
  'shop.type.totable': 'Zu Tisch',
  'shop.type.box': 'Abholfach',
  'shop.catalogue_only': 'Hier können Sie sich umsehen. Online bestellen ist zurzeit nicht möglich.',
  'shop.not_ready': 'Online bestellen ist hier zurzeit nicht möglich.',
  'shop.type_not_offered': 'Diese Lieferart wird zurzeit nicht angeboten. Bitte wählen Sie eine andere.',
  'shop.paused':
    'Wir nehmen gerade eine kurze Pause und keine neuen Bestellungen an. Bitte versuchen Sie es später wieder.',
  'shop.closed': 'Der Shop ist gerade geschlossen.',
  'shop.too_late_for_now': 'Für heute nehmen wir so keine Bestellung mehr an.',
  'shop.time_unavailable': 'Diese Wunschzeit gibt es nicht mehr. Bitte wählen Sie eine andere.',
  'shop.time_full': 'Zu dieser Zeit ist nichts mehr frei. Bitte wählen Sie eine andere.',
  'shop.postcode_invalid': 'Bitte geben Sie Ihre vollständige Postleitzahl mit fünf Ziffern ein.',
  'shop.postcode_not_served': 'In diese Postleitzahl liefern wir zurzeit nicht.',
  'shop.minimum_not_reached': 'Der Mindestbestellwert ist noch nicht erreicht.',
  'shop.changed_meanwhile': 'Jemand anderes hat die Einstellungen inzwischen geändert.',
  'shop.refused': 'So können die Einstellungen nicht gespeichert werden. Was zu ändern ist, steht an den Feldern.',
  'area.unknown': 'Dieses Liefergebiet gibt es nicht mehr.',
  'area.changed_meanwhile': 'Jemand anderes hat dieses Liefergebiet inzwischen geändert.',
  'area.postcode_taken': 'Für {postcode} gibt es schon ein Liefergebiet.',
  'area.twice': '{postcode} steht zweimal in der Liste.',
  'area.too_many':
    'Mehr als {most} Liefergebiete sind nicht möglich. Fassen Sie Postleitzahlen mit ihren ersten Ziffern zusammen.',
  'table.unknown': 'Diesen Tisch gibt es nicht mehr.',
  'table.name_taken': 'Einen Tisch „{name}“ gibt es schon.',
  'table.too_many': 'Mehr als {most} Tische sind nicht möglich.',
  'field.area_postcode':
    'Bitte fünf Ziffern eingeben, oder die ersten Ziffern für alle Postleitzahlen, die so beginnen.',
} as const;
