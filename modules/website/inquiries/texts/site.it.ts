import { commonIt } from './common.it.ts';

export const siteIt = {
  ...commonIt,

  'inquiry.form.send': 'Invia',
  'inquiry.form.sent': 'Ricevuto',
  'inquiry.form.receipt': 'Confermare la ricezione per e-mail',
  'inquiry.form.newsletter': 'Ricevere la newsletter per e-mail. Si può disdire in ogni momento.',
  'inquiry.form.no_receipt':
    'Questa volta non inviamo conferma per e-mail: a questo indirizzo ne abbiamo già mandate diverse.',
  'inquiry.form.privacy': 'Informativa sulla privacy',
  'inquiry.form.choose': 'Scegliere',
  'inquiry.form.option': 'Possibilità {number}',
  'inquiry.form.trap': 'Lasciare vuoto',
} as const;
