import { setLink } from './broker/controllers-link.ts';

export { type ExternalBroker, externalBroker } from './broker/external-broker.for-tests.ts';
export { sealCommandKey } from './commands/sign-command.ts';
export { findWatchStart, keepWatching, saveWatchStart } from './presence/presence-store.ts';

/** A way to controllers that only notes what would be sent, as long as it is not taken away again. */
export function fakeLink(house: Parameters<typeof setLink>[0], publish: (topic: string, payload: string) => void) {
  setLink(house, {
    publish: async (topic, payload) => publish(topic, payload),
    isUp: () => true,
    hears: () => true,
    disconnect: () => {},
    brokerUrl: 'mqtt://localhost',
  });
  return () => setLink(house, undefined);
}
