import type { Texts } from '@fachwerk/base/language';

export const frontIt: Texts = {
  'front.home': 'Alla pagina iniziale di {name}',
  'front.nav': 'Menu principale',
  'front.cart': 'Carrello',
  'front.cart.count_one': '{count} vano nel carrello',
  'front.cart.count_other': '{count} vani nel carrello',
  'front.rentals': 'I miei noleggi',
  'front.sign_in': 'Accedi',
  'front.language': 'Lingua',
  'front.language.now': 'Lingua: {language}',
  'front.legal': 'Note legali',
  'front.imprint': 'Colophon',
  'front.privacy': 'Privacy',
  'front.terms': 'Condizioni generali',
  'front.withdrawal': 'Diritto di recesso',
  'front.accessibility': 'Accessibilità',
  'front.cookies': 'Impostazioni dei cookie',
  'front.withdraw': 'Recedere dal contratto',
  'front.contact': 'Contatti',
  'front.demo':
    'Modalità di prova: qui è tutto solo da provare. Non si paga nulla e nessun vano viene davvero noleggiato.',
};
