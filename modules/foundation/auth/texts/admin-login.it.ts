import type { TextsLike } from '@fachwerk/base/language';
import type { adminLoginDe } from './admin-login.de.ts';

export const adminLoginIt: TextsLike<typeof adminLoginDe> = {
  'login.title': 'Accesso amministrazione',
  'login.title.lost': 'Recupero password',
  'login.email': 'E-mail',
  'login.password': 'Password',
  'login.submit': 'Accedi',
  'login.submit.lost': 'Recupera la password',
  'login.lost': 'Password dimenticata?',
  'login.back': 'Torna all’accesso',
  'login.lost.help': 'Riceverà per e-mail un link con cui scegliere una nuova password.',
  'login.error': 'I dati di accesso non sono corretti. Riprovi.',
  'login.company': 'Questo indirizzo ha account presso più aziende. A quale desidera accedere?',
  'login.code': 'Codice della Sua app',
  'login.code.help': 'Sei cifre. Non ha il telefono a portata di mano? Usi un codice di recupero.',
  'login.code.about': 'Il Suo account è protetto da un secondo fattore.',
  'login.code.submit': 'Conferma',
  'login.recovery': 'Codice di recupero',
  'login.recovery.help': 'Uno dei codici che ha conservato durante la configurazione.',
  'login.passkey.about':
    'Il Suo account è protetto da una passkey. La usi per confermare la Sua identità, oppure usi un codice di recupero.',
  'login.version': 'Versione {version}',
  'login.language': 'Lingua',
  'login.sent': 'Un’e-mail è in arrivo',
  'login.sent.text': 'Se esiste un account per {email}, riceverà a breve un link. Vale 60 minuti e una sola volta.',
  'login.changed': 'La nuova password è salvata',
  'login.changed.text': 'Ora può accedere con la nuova password.',
  'login.signed_out': 'Disconnessione in corso',

  'reset.title': 'Nuova password',
  'reset.help': 'Almeno 10 caratteri. Vanno bene più parole che non hanno nulla in comune.',
  'reset.repeat': 'Ripeti la password',
  'reset.mismatch': 'Le due password non coincidono.',
};
