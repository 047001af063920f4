/** Presence and typing expire after this long without a signal from the browser. */
export const THERE_SECONDS = 40;
export const TYPING_SECONDS = 8;
/** A customer absent for this long after an answer gets a mail. */
export const MAIL_AFTER_MINUTES = 2;

export function isWithin(at: Date | null, now: Date, seconds: number): boolean {
  return at !== null && now.getTime() - at.getTime() < seconds * 1000;
}

type Left = {
  readonly email: string;
  readonly seenAt: Date | null;
  readonly readSeq: number;
  readonly mailedSeq: number;
  /** Position of the newest answer. */
  readonly answerSeq: number;
};

/** Whether an absent customer is to be notified of an answer by mail. */
export function isToBeMailed({ email, seenAt, readSeq, mailedSeq, answerSeq }: Left, now: Date): boolean {
  return email !== '' && answerSeq > readSeq && answerSeq > mailedSeq && !isWithin(seenAt, now, THERE_SECONDS);
}

const STEPS = [5, 15, 30, 60, 120, 240, 480, 1440] as const;

/** Rounds up to the next step, so that the promised time is kept. */
export function promisedMinutes(usual: number): number {
  return STEPS.find((step) => usual <= step) ?? STEPS.at(-1)!;
}
