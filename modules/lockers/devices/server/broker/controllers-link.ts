import type { App } from '@fachwerk/server/ctx';
import { traced } from '@fachwerk/server/trace';

/** The way to the controllers, as long as the broker service of this process runs. */
export type ControllersLink = {
  /** Says something once, now or not at all: what cannot leave at this moment throws and is never sent later. */
  publish(topic: string, payload: string): Promise<void>;
  isUp(): boolean;
  /** Whether it is this process that takes what controllers say. */
  hears(): boolean;
  /** What keeps it from an external broker, in words for whoever runs this house. */
  problem?(): string | undefined;
  /** Cuts off whoever is connected with this controller's name. An external broker has to do that itself. */
  disconnect(controllerId: string): void;
  /** Where devices connect. */
  readonly brokerUrl: string;
  /** Where this machine itself reaches a broker that is inside this process. */
  readonly localUrl?: string;
};

/** The link is down, or the broker knows that nobody listens. Certainly nothing was sent. */
export class NotSent extends Error {
  constructor(why: 'link_down' | 'not_connected') {
    super(why);
    this.name = 'NotSent';
  }
}

const links = new WeakMap<App, ControllersLink>();

/** Made by the broker service; a process without one has a link that is down. */
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

/** What devices are told: never the account of this house at an external broker. */
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
