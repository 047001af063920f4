import type { TextsLike } from '@fachwerk/base/language';
import type { commonDe } from './common.de.ts';

export const commonIt: TextsLike<typeof commonDe> = {
  'site.changed_meanwhile': 'Nel frattempo qualcun altro ha modificato il sito. Confronti i dati e salvi di nuovo.',
  'site.default_language_not_offered':
    'La lingua principale non è tra quelle del sito. Ne scelga una di queste oppure la aggiunga.',
  'site.main_host_not_active': 'Questo dominio non è attivo. Scelga un dominio attivo.',
  'site_logo.not_an_image':
    'File danneggiato? Non riusciamo a leggere questa immagine. Usi un file JPEG, PNG, WebP o AVIF.',
  'site_logo.too_large': 'L’immagine supera i 2 MB. La riduca e riprovi.',
  'site_logo.too_many_pixels': 'L’immagine ha troppi pixel. La riduca e riprovi.',
  'legal.changed_meanwhile':
    'Nel frattempo qualcun altro ha pubblicato una nuova versione. La legga e riporti lì le Sue modifiche.',
  'legal.text_missing': 'Manca il testo nella lingua principale del sito.',
  'legal.valid_from_past': 'Una versione non può valere con effetto retroattivo. Scelga un momento successivo.',
  'legal.in_force': 'Questa versione è già in vigore e rimane. Ne pubblichi una nuova.',
  'field.colour': 'Inserisca un colore nella forma #b4532a.',
  'field.tile_url': 'Inserisca un indirizzo con https:// e con z, x e y tra parentesi graffe.',

  'legal.title.terms': 'Condizioni generali',
  'legal.title.privacy': 'Informativa sulla privacy',
  'legal.title.withdrawal': 'Diritto di recesso',
  'legal.title.imprint': 'Note legali',
  'legal.title.accessibility': 'Accessibilità',
  'legal.unknown': 'Questo testo non esiste, oppure questa versione non è ancora in vigore.',
};
