import { commonDe } from './common.de.ts';

export const adminDe = {
  ...commonDe,

  'capability.area.pages': 'Seiten der Website',
  'capability.pages.edit': 'Seiten der Website bearbeiten und veröffentlichen',

  'step.website': 'Website gestalten',
  'step.website.about': 'Vorlage für Ihre Branche wählen, eigene Texte und Bilder einsetzen, veröffentlichen.',

  'audit.page.created': 'Seite angelegt',
  'audit.page.moved': 'Adresse oder Position der Seite geändert',
  'audit.page.not_found_chosen': 'Als Fehlerseite gewählt',
  'audit.page.published': 'Seite veröffentlicht',
  'audit.page.brought_back': 'Frühere Fassung der Seite wiederhergestellt',
  'audit.page.preview_made': 'Vorschau-Link erstellt',
  'audit.page.removed': 'Seite gelöscht',
  'audit.page_redirect.saved': 'Weiterleitung gespeichert',
  'audit.page_redirect.removed': 'Weiterleitung gelöscht',
} as const;
