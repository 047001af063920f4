export const siteEn = {
  'push.title': 'Notifications on this device',
  'push.about':
    'News from {site} as a short notification, even when the page is closed. During the day at most, and easily switched off again.',
  'push.on': 'Notifications are switched on for this device.',
  'push.others': 'Switched on for {count} of your devices.',
  'push.start': 'Switch notifications on',
  'push.end': 'Switch notifications off',
  'push.end_all': 'Switch off on all devices',
  'push.denied':
    'Your browser allows no notifications for this page. You can change that in its settings for this page.',
  'push.unable':
    'This browser cannot receive notifications. On iPhone and iPad, put the page on your home screen first.',
  'push.failed': 'The notifications could not be switched on. Please try again.',
  'push.endpoint_refused': 'The notification service of this browser is not known. Please use another browser.',
  'push.too_many_devices': 'There can be no more than twenty devices. Please switch one off first.',
} as const;
