import { useTitleCount } from '@fachwerk/react/title';
import { useLocalStorage } from '@mantine/hooks';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { armRinger, disarmRinger, onRingState, type RingSound, ringState, ringWith } from './ringer.ts';

/** Of this device: the tablet in the kitchen rings, the office need not. */
const KEY = 'device.kitchenSound';
const FLASH_MS = 1000;

/** Rings, flashes in the tab's title and tells the desktop while something waits that nobody has accepted. */
export function useRing(waiting: readonly string[], sound: RingSound | 'off', words: { title: string }) {
  const [isArmed, setArmed] = useLocalStorage({ key: KEY, defaultValue: false, getInitialValueInEffect: false });
  const state = useSyncExternalStore(onRingState, ringState);
  const isWaiting = waiting.length > 0;

  useEffect(() => {
    if (!isArmed) return;
    armRinger();
    return disarmRinger;
  }, [isArmed]);
  useEffect(() => {
    ringWith(isArmed && isWaiting && sound !== 'off' ? sound : null);
  }, [isArmed, isWaiting, sound]);
  // Leaving the kitchen ends the ringing.
  useEffect(() => () => ringWith(null), []);

  useFlashingTitle(waiting.length);
  useDesktopNotice(waiting, words.title, isArmed);

  return {
    isArmed,
    /** The browser waits for a tap. */
    isBlocked: isArmed && state === 'blocked',
    toggle: () => {
      if (!isArmed && 'Notification' in window && Notification.permission === 'default') {
        void Notification.requestPermission();
      }
      setArmed(!isArmed);
    },
  };
}

function useFlashingTitle(count: number): void {
  const [isOn, setOn] = useState(true);
  useEffect(() => {
    if (count === 0) return;
    const timer = setInterval(() => setOn((was) => !was), FLASH_MS);
    return () => clearInterval(timer);
  }, [count]);
  useTitleCount(isOn ? count : 0);
}

/** Only for what came while nobody looked at the page. */
function useDesktopNotice(waiting: readonly string[], title: string, isWanted: boolean): void {
  const known = useRef(new Set(waiting));
  useEffect(() => {
    const fresh = waiting.filter((id) => !known.current.has(id));
    known.current = new Set(waiting);
    const mayTell = isWanted && 'Notification' in window && Notification.permission === 'granted';
    if (fresh.length === 0 || !document.hidden || !mayTell) return;
    new Notification(title, { tag: 'kitchen', requireInteraction: true });
  }, [waiting, title, isWanted]);
}
