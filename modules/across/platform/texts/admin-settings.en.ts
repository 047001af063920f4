import type { TextsLike } from '@fachwerk/base/language';
import type { adminSettingsDe } from './admin-settings.de.ts';

export const adminSettingsEn: TextsLike<typeof adminSettingsDe> = {
  'settings.support': 'Support access',
  'settings.support.about': 'Let the operator of the platform look in for a while',
  'standing.suspended':
    'Your company has been suspended since {since}: {reason}. You can look at everything but change nothing.',
  'standing.support.read': 'The operator of the platform has support access until {until} (reading only).',
  'standing.support.full': 'The operator of the platform has support access until {until} (with full rights).',
  'standing.support.end': 'End access',
  'standing.visit.read': 'Support at {company} until {until}: you can look at everything but change nothing.',
  'standing.visit.full':
    'Support at {company} until {until}: what you change is on the company’s record under your name.',
  'standing.visit.leave': 'Leave the company',
};
