export const adminDe = {
  'push.timeline.device': 'Push-Nachrichten auf einem Gerät eingeschaltet',
};
