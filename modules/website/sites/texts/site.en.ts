import type { TextsLike } from '@fachwerk/base/language';
import { commonEn } from './common.en.ts';
import type { siteDe } from './site.de.ts';

export const siteEn: TextsLike<typeof siteDe> = {
  ...commonEn,

  'legal.since': 'Version {version}, in force since {date}',
  'legal.of_party': 'For contracts with {name}',
  'party.is': 'Here your contract is with {name}:',
  'legal.older': 'This is an earlier version. It is no longer in force.',
  'legal.to_current': 'To the version in force',
  'legal.versions': 'Earlier versions',
  'legal.versions.one': 'Version {version} of {date}',
  'legal.language': 'This text is only available in another language.',
  'legal.withdraw': 'Withdraw from contract',
  'legal.withdraw.what': 'Would you like to withdraw? You can do it in two steps, without signing in.',

  'cookies.title': 'Cookies and privacy',
  'cookies.intro':
    'Here you decide what this website may store on your device and load from others. Your choice holds for 180 days and can be changed at any time.',
  'cookies.necessary': 'Necessary',
  'cookies.necessary.what':
    'They keep your cart, keep you signed in, and remember your language and your choice on this page. Without these cookies you cannot book.',
  'cookies.necessary.always': 'Always on',
  'cookies.map': 'Map',
  'cookies.map.what':
    'The map pictures come from another provider, who learns your IP address. Without your consent we show the locations as a list and as a simple drawing.',
  'cookies.map.allow': 'Load the map from another provider',
  'cookies.map.unused': 'This website does not load a map from another provider at present.',
  'cookies.nothing_else': 'There is no advertising, no statistics of others and no social network on this website.',
  'cookies.save': 'Save choice',
  'cookies.all': 'Accept all',
  'cookies.none': 'Reject all',
  'cookies.saved': 'Your choice has been saved.',
  'cookies.privacy': 'More in the privacy policy',
};
