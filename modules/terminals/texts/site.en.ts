import type { TextsLike } from '@fachwerk/base/language';
import type { siteDe } from './site.de.ts';

export const siteEn: TextsLike<typeof siteDe> = {
  'pin.wrong': 'This PIN is not right.',
  'field.pin': 'Please enter the six digits of the PIN.',
  'pin.too_many_tries': 'Too many wrong PINs. Please try again in a few minutes.',
  'terminal.unknown': 'This terminal has not been set up.',
  'terminal.title': 'Terminal',
  'terminal.pair_title': 'Set up the terminal',
  'terminal.pair_about': 'Enter the one-time code that the administration shows for this device under “Terminals”.',
  'terminal.pair_token': 'One-time code',
  'terminal.pair': 'Connect the device',
  'terminal.welcome': 'Welcome to {location}',
  'terminal.enter': 'Enter your PIN',
  'terminal.enter_about': 'The six digits are in your e-mail.',
  'terminal.digit': 'Digit {digit}',
  'terminal.erase': 'Erase the last digit',
  'terminal.digits_one': '{count} digit entered',
  'terminal.digits_other': '{count} digits entered',
  'terminal.open': 'Open',
  'terminal.rent': 'Rent a box',
  'terminal.free_one': '{count} box free',
  'terminal.free_other': '{count} boxes free',
  'terminal.box': 'Box {box}',
  'terminal.done': 'Done',
  'terminal.until': 'Rented until {to}',
};
