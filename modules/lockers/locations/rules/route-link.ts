import type { Position } from '@fachwerk/places/rules/distance';

export type Device = 'android' | 'apple' | 'other';

export function deviceOf(userAgent: string): Device {
  if (/android/i.test(userAgent)) return 'android';
  return /iphone|ipad|ipod|macintosh/i.test(userAgent) ? 'apple' : 'other';
}

type Goal = {
  readonly name: string;
  readonly position: Position | null;
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
};

/** What leads there: the maps of the phone, elsewhere a map in the browser. Nothing is loaded from anybody before it is pressed. */
export function routeLink(device: Device, { name, position, street, postcode, city }: Goal): string {
  const address = `${street}, ${postcode} ${city}`;
  const at = position && `${position.latitude},${position.longitude}`;
  if (device === 'android')
    return at ? `geo:${at}?q=${at}(${encodeURIComponent(name)})` : `geo:0,0?q=${encodeURIComponent(address)}`;
  if (device === 'apple') return `https://maps.apple.com/?daddr=${encodeURIComponent(at ?? address)}`;
  return at
    ? `https://www.openstreetmap.org/directions?to=${encodeURIComponent(at)}`
    : `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;
}
