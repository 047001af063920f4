import type { TextsLike } from '@fachwerk/base/language';
import type { welcomeDe } from './welcome-de.ts';

export const welcomeEn: TextsLike<typeof welcomeDe> = {
  'welcome.title': 'Welcome to Fachwerk',
  'welcome.intro': 'Here is what matters today. Which modules you see, and in which order, is up to you.',
  'welcome.news': 'What is new?',
  'welcome.version': 'Version {version}',
  'welcome.versionOn': 'Version {version} of {date}',
  'welcome.older': 'Show earlier versions',
  'welcome.fewer': 'Hide earlier versions',
  'welcome.1.19.1': 'A new interface: quicker, calmer, light or dark, as good on the phone as on a large screen.',
  'welcome.1.19.2': 'An overview to your taste: everybody arranges their own modules.',
  'welcome.1.19.3':
    'Users and roles: create, invite, assign roles, deactivate. The settings say what each role may do.',
  'welcome.1.19.4':
    'Safely signed in: a second factor with one-time codes, a list of your own sessions, “sign out everywhere”.',
  'welcome.1.19.5': 'Audit log: every user’s page says who changed what, and when.',
  'welcome.1.19.6': 'Ctrl K (⌘ K on a Mac) takes you from anywhere to any page.',
  'welcome.1.19.7': 'Lockers: every wall live, with doors, batteries and a replay of the last days.',
  'welcome.1.19.8': 'Alerts and log: what jams, fails or has happened stands in one place.',
  'welcome.1.19.9':
    'Rentals: whoever needs a box books it, pays for it and opens it online. Access rights shows every step.',
  'welcome.1.19.10': 'Customers, orders and withdrawals: invoices, refunds and answers in a few clicks.',
  'welcome.1.12.1': 'The log search finds more: by location, compartment, period and event.',
  'welcome.1.12.2': 'A review link can be stored for several locations at once.',
  'welcome.1.11.1': 'Locations have preview images.',
  'welcome.1.11.2': 'Rentals are sorted into short-term and long-term.',
  'welcome.1.10.1': 'Box sizes can be edited.',
  'welcome.1.10.2': 'Locations appear in all the languages of your customers.',
  'welcome.1.09.1': 'Server logs can be read in the administration.',
  'welcome.1.09.2': 'Opening hours and price groups belong to a location.',
  'welcome.1.08.1': 'When a lock is switched off, its location’s operator gets an e-mail.',
  'welcome.1.08.2': 'Notes can be kept on every lock.',
  'welcome.1.07.1': 'The rental duration can be set freely.',
  'welcome.1.07.2': 'Locks below 30 % battery or without a signal are taken out of rental by themselves.',
  'welcome.1.06.1': 'Statistics show how your locations are used.',
  'welcome.1.06.2': 'Locks are kept warm in the cold, so that they open reliably.',
};
