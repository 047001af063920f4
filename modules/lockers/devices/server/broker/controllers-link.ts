import type { App } from '@fachwerk/server/ctx';
import { traced } from '@fachwerk/server/trace';

/** The connection to the controllers, while the broker service of this process runs. */
export type ControllersLink = {
  /** Sends once, now or never: a message that cannot be sent at this moment throws and is never sent later. */
  publish(topic: string, payload: string): Promise<void>;
  isUp(): boolean;
  /** Whether this process receives controller messages. */
  hears(): boolean;
  /** Why an external broker is unreachable, as text for the operator. */
  problem?(): string | undefined;
  /** Disconnects all clients with this controller's name. An external broker has to do that itself. */
  disconnect(controllerId: string): void;
  /** URL for devices. */
  readonly brokerUrl: string;
  /** URL of an embedded broker on this machine. */
  readonly localUrl?: string;
};

/** The link is down, or the broker knows that there is no subscriber. Certainly nothing was sent. */
export class NotSent extends Error {
  constructor(why: 'link_down' | 'not_connected') {
    super(why);
    this.name = 'NotSent';
  }
}

const links = new WeakMap<App, ControllersLink>();

/** Set by the broker service; without one the link is down. */
export function linkOf(app: App): ControllersLink {
  return links.get(app) ?? { ...DOWN, brokerUrl: brokerUrlOf(app, app.broker.port) };
}

export function setLink(app: App, link: ControllersLink | undefined): void {
  if (link) links.set(app, { ...link, publish: (topic, payload) => tracedPublish(link, topic, payload) });
  else links.delete(app);
}

/** The channel names the span; the topic would name the controller. */
function tracedPublish(link: ControllersLink, topic: string, payload: string): Promise<void> {
  const channel = topic.slice(topic.lastIndexOf('/') + 1);
  return traced(
    () => ({
      name: `mqtt publish ${channel}`,
      kind: 'producer',
      attributes: { 'messaging.system': 'mqtt', 'messaging.destination.name': channel },
    }),
    () => link.publish(topic, payload),
  );
}

/** The URL given to devices: never contains this installation's account at an external broker. */
export function brokerUrlOf({ broker, publicUrl }: App, port: number): string {
  if (broker.publicUrl) return broker.publicUrl;
  if (!broker.url) return `mqtt://${new URL(publicUrl).hostname}:${port}`;
  const address = new URL(broker.url);
  return Object.assign(address, { username: '', password: '', search: '' }).toString();
}

const DOWN = {
  publish: async () => {
    throw new NotSent('link_down');
  },
  isUp: () => false,
  hears: () => false,
  disconnect: () => {},
};
