/** Rings until it is stopped. Everything is made of a sound that loops: a tab in the background has no clock to rely on. */

export type RingSound = 'bell' | 'gong' | 'ring';
export type RingState = 'off' | 'blocked' | 'on';

let audio: AudioContext | undefined;
let ringing: AudioBufferSourceNode | undefined;
let wanted: RingSound | null = null;
const listeners = new Set<() => void>();

export function ringState(): RingState {
  if (!audio) return 'off';
  return audio.state === 'running' ? 'on' : 'blocked';
}

export function onRingState(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const told = () => {
  for (const listener of listeners) listener();
};

/** Browsers let a page sound after a tap; one that is remembered tries at once, and with the next tap anywhere. */
export function armRinger(): void {
  if (!audio) {
    audio = new AudioContext();
    audio.addEventListener('statechange', told);
    keepAwake(audio);
  }
  void audio.resume();
  document.addEventListener('pointerdown', wake);
  document.addEventListener('keydown', wake);
  told();
}

const wake = () => void audio?.resume();

export function disarmRinger(): void {
  document.removeEventListener('pointerdown', wake);
  document.removeEventListener('keydown', wake);
  ringing = undefined;
  void audio?.close();
  audio = undefined;
  told();
}

/** Null is silence. The same sound goes on as it is. */
export function ringWith(sound: RingSound | null): void {
  if (sound === wanted && (sound === null) === (ringing === undefined)) return;
  wanted = sound;
  ringing?.stop();
  ringing = undefined;
  if (!audio || sound === null) return;
  ringing = audio.createBufferSource();
  ringing.buffer = ringOf(audio, sound);
  ringing.loop = true;
  ringing.connect(audio.destination);
  ringing.start();
}

/** A tone that nobody hears: browsers put no page to sleep that plays. */
function keepAwake(context: AudioContext): void {
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.frequency.value = 30;
  volume.gain.value = 0.001;
  tone.connect(volume).connect(context.destination);
  tone.start();
}

type Strike = { readonly at: number; readonly hertz: readonly number[]; readonly fade: number };

const SOUNDS: Readonly<Record<RingSound, { readonly seconds: number; readonly strikes: readonly Strike[] }>> = {
  bell: {
    seconds: 2.4,
    strikes: [0, 0.35, 0.7].map((at) => ({ at, hertz: [1318, 2637, 3951], fade: 5 })),
  },
  gong: { seconds: 3.6, strikes: [{ at: 0, hertz: [196, 293, 440, 587], fade: 1.4 }] },
  ring: {
    seconds: 2.8,
    strikes: Array.from({ length: 12 }, (_, at) => ({ at: at * 0.08, hertz: [at % 2 ? 880 : 1100], fade: 20 })),
  },
};

const LOUDNESS = 0.6;

function ringOf(context: AudioContext, sound: RingSound): AudioBuffer {
  const { seconds, strikes } = SOUNDS[sound];
  const buffer = context.createBuffer(1, Math.ceil(seconds * context.sampleRate), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (const { at, hertz, fade } of strikes) {
    const first = Math.floor(at * context.sampleRate);
    for (let index = first; index < samples.length; index++) {
      const time = (index - first) / context.sampleRate;
      const wave = hertz.reduce((sum, tone, nth) => sum + Math.sin(2 * Math.PI * tone * time) / (nth + 1), 0);
      samples[index]! += (wave / hertz.length) * Math.exp(-fade * time) * LOUDNESS;
    }
  }
  return buffer;
}
