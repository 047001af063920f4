import type { TextsLike } from '@fachwerk/base/language';
import type { frontDe } from './front.de.ts';

export const frontEn: TextsLike<typeof frontDe> = {
  'front.home': 'Go to the home page of {name}',
  'front.nav': 'Main menu',
  'front.cart': 'Cart',
  'front.cart.count_one': '{count} box in the cart',
  'front.cart.count_other': '{count} boxes in the cart',
  'front.rentals': 'My rentals',
  'front.sign_in': 'Sign in',
  'front.language': 'Language',
  'front.language.now': 'Language: {language}',
  'front.legal': 'Legal',
  'front.imprint': 'Legal notice',
  'front.privacy': 'Privacy',
  'front.terms': 'Terms',
  'front.withdrawal': 'Right of withdrawal',
  'front.accessibility': 'Accessibility',
  'front.cookies': 'Cookie settings',
  'front.withdraw': 'Withdraw from a contract',
  'front.contact': 'Contact',
  'front.demo': 'Test mode: everything here is for trying out. Nothing is charged and no real box is let.',
  'front.language.de': 'Deutsch',
  'front.language.deDu': 'Deutsch (Du)',
  'front.language.en': 'English',
  'front.language.it': 'Italiano',
  'front.language.ru': 'Русский',
};
