import { type ChannelFromController, FROM_CONTROLLER, partsOfTopic, TO_CONTROLLER } from '../wire.ts';

/** The authenticated owner of a connection. */
export type TopicOwner = { readonly companyCode: string; readonly controllerId: string };

/** The channel of a topic that a controller may publish to, or null. */
export function channelToPublish(owner: TopicOwner, topic: string): ChannelFromController | null {
  const channel = ownChannel(owner, topic);
  return FROM_CONTROLLER.find((known) => known === channel) ?? null;
}

/** A controller may subscribe to its own topics only; wildcards never match. */
export function maySubscribe(owner: TopicOwner, topic: string): boolean {
  const channel = ownChannel(owner, topic);
  return TO_CONTROLLER.some((known) => known === channel);
}

function ownChannel({ companyCode, controllerId }: TopicOwner, topic: string): string | null {
  const parts = partsOfTopic(topic);
  return parts && parts.companyCode === companyCode && parts.controllerId === controllerId ? parts.channel : null;
}
