/** Frequent emoji in rows of eight, which fit a phone. */
export const EMOJI = {
  faces: ['😀', '😂', '🙂', '😊', '😉', '😍', '🤔', '😅', '😇', '🤗', '😐', '😕', '😢', '😱', '😡', '😴'],
  hands: ['👍', '👎', '👋', '🙏', '👏', '👌', '💪', '🤝'],
  signs: ['❤️', '✅', '❌', '❓', '⚠️', '⭐', '🎉', '🔥'],
  food: ['🍕', '🍝', '🥗', '🍰', '☕', '🍷', '🎂', '💐'],
  things: ['📦', '🔑', '🔒', '🚪', '📱', '💶', '📄', '📷'],
  ways: ['⏰', '📅', '📍', '🏠', '🛵', '🚗', '🚲', '🧳'],
} as const;
export const EMOJI_COLUMNS = 8;
export type EmojiGroup = keyof typeof EMOJI;
export type Emoji = (typeof EMOJI)[EmojiGroup][number];

export const ALL_EMOJI: readonly Emoji[] = Object.values(EMOJI).flat();

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -EMOJI_COLUMNS,
  ArrowDown: EMOJI_COLUMNS,
  Home: -ALL_EMOJI.length,
  End: ALL_EMOJI.length,
};

/** Index of the focus after a key press; undefined for keys without a meaning here. */
export function emojiAfter(at: number, key: string): number | undefined {
  const step = STEPS[key];
  if (step === undefined) return undefined;
  const next = at + step;
  if (Math.abs(step) === EMOJI_COLUMNS && (next < 0 || next >= ALL_EMOJI.length)) return at;
  return Math.min(Math.max(next, 0), ALL_EMOJI.length - 1);
}

type Field = { readonly value: string; readonly selectionStart: number; readonly selectionEnd: number };

/** The emoji replaces the selection. */
export function hasRoomFor(emoji: Emoji, { value, selectionStart, selectionEnd }: Field, most: number): boolean {
  return value.length - (selectionEnd - selectionStart) + emoji.length <= most;
}
