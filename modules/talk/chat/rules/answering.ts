/** Somebody is there while their browser was heard within this time; about to write while they typed within that. */
export const THERE_SECONDS = 40;
export const TYPING_SECONDS = 8;
/** Whoever has not come back by then gets a mail. */
export const MAIL_AFTER_MINUTES = 2;

export function isWithin(at: Date | null, now: Date, seconds: number): boolean {
  return at !== null && now.getTime() - at.getTime() < seconds * 1000;
}

type Left = {
  readonly email: string;
  readonly seenAt: Date | null;
  readonly readSeq: number;
  readonly mailedSeq: number;
  /** Of the newest answer. */
  readonly answerSeq: number;
};

/** Whether a customer who has left is told by mail that there is an answer. */
export function isToBeMailed({ email, seenAt, readSeq, mailedSeq, answerSeq }: Left, now: Date): boolean {
  return email !== '' && answerSeq > readSeq && answerSeq > mailedSeq && !isWithin(seenAt, now, THERE_SECONDS);
}

const STEPS = [5, 15, 30, 60, 120, 240, 480, 1440] as const;

/** What one promises is a round number that is kept: the next step above. */
export function promisedMinutes(usual: number): number {
  return STEPS.find((step) => usual <= step) ?? STEPS.at(-1)!;
}
