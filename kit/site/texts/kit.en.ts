import type { TextsLike } from '@fachwerk/base/language';
import type { kitDe } from './kit.de.ts';

export const kitEn: TextsLike<typeof kitDe> = {
  'page.skip': 'Skip to content',
  'page.optional': 'optional',
  'page.left': 'Room for {left} more characters',
  'page.over': '{by} characters too many',
  'page.back': 'Back',
  'page.suspended': 'Suspended at the moment',
  'page.problem': 'Error',
  'page.problem.prefix': 'Error: {title}',
  'page.problem.fields': 'Please check these details:',
  'page.problem.home': 'Go to the home page',
  'page.problem.again': 'Try again',
  'page.missing': 'Page not found',
  'page.missing.what': 'Perhaps the link is old, or there is a typing mistake in it.',
  'page.missing.near': 'Similar pages',
  'page.defect': 'Page could not be loaded!',
  'page.leaving': 'Redirect',
  'page.leaving.what': 'You are being redirected. If nothing happens, use the button.',
  'page.leaving.go': 'Continue',
  'page.notice.ok': 'Done',
  'page.notice.info': 'Note',
  'page.notice.warn': 'Attention',
  'page.notice.danger': 'Error',
  'page.step': 'Step {number} of {count}: {title}',
  'page.step.done': 'done',
  'page.new_tab': 'opens in a new tab',
  'page.sending': 'Sending …',
  'page.offline': 'No connection. Check your network and try again.',
  'page.offline.kept': 'Nothing was sent. What you have entered is still here.',
  'page.offline.unanswered':
    'We do not know whether it still arrived. What you have entered is still here: send it again once you are back online.',
  'consent.title': 'Privacy settings',
  'consent.what':
    'We only set cookies that this site cannot work without. Maps from other providers are loaded once you agree.',
  'consent.all': 'Accept all',
  'consent.none': 'Reject all',
  'consent.more': 'Settings',
  'consent.map': 'Show map',
  'consent.map.what':
    'The map comes from another provider, who will learn your IP address. We load it only once you agree.',
};
